import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { userCentresContract } from '#shop/centres/centre-contracts.ts'
import { roles } from '#shop/contract/caller.ts'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { orderReportsContract } from '#shop/delivery-reports/delivery-report-contracts.ts'
import { cancelOrderContract, orderAgainContract, orderDetailContract } from '#shop/orders/order-contracts.ts'
import { awaitsPayment } from '#shop/orders/order-tabs.ts'
import { transferReceivedContract } from '#shop/payments/payment-contracts.ts'
import { findFirstDelivery } from '#web/customer/delivery-tracking/find-first-delivery.ts'
import { findPayTo } from '#web/customer/payments/find-pay-to.ts'
import { field, formProblem } from '#web/kit/calls/form-problem.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { type Visitor, visitorContext } from '#web/kit/visit/visitor.ts'
import type { AgainAnswer } from './buy-again.tsx'
import type { CancelAnswer } from './cancel-order.tsx'
import { OrderScreen } from './order-screen.tsx'
import type { OtherCentre } from './other-centre-notice.tsx'
import type { RecordAnswer } from './transfer-received.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { orderid = '', saleunit } = params
  return showProblems(async () => {
    const request = {
      orderNumber: orderid.slice(0, 40),
      ...(saleunit ? { saleUnit: saleunit.slice(0, 10) } : {}),
    }
    const detail = await visitor.call(orderDetailContract, request)
    const { status, number, saleUnit } = detail.order
    const [payTo, mayRecordTransfer, elsewhere, reports, delivery, settings] = await Promise.all([
      findPayTo(visitor, detail.order),
      mayRecord(visitor, detail.order),
      findElsewhere(visitor, detail.order),
      findReports(visitor, detail.order),
      findFirstDelivery(visitor, status, { orderNumber: number, saleUnit }),
      visitor.settings(),
    ])
    return {
      ...detail,
      payTo,
      mayRecordTransfer,
      elsewhere,
      reports,
      delivery,
      standingOpen: settings.subscriptionsOpen,
    }
  })
}

type Order = AnswerOf<typeof orderDetailContract>['order']

/** Managers and owners may confirm the transfer of a client's order. */
async function mayRecord(visitor: Visitor, { status, payment, paidAt, saleUnit }: Order): Promise<boolean> {
  if (payment !== 'BANK' || !awaitsPayment({ status, payment, paid: paidAt !== null })) return false
  if ((await visitor.findShopper())?.actor?.kind !== 'staff') return false
  const staff = await visitor.findStaff()
  const role: string | undefined = staff?.user.role.RoleCode
  return staff?.user.centre === saleUnit && (role === roles.manager || role === roles.owner)
}

/** Only what was delivered can be short or damaged. */
async function findReports({ call }: Visitor, { status, number, saleUnit }: Order) {
  return status === 'POD' ? call(orderReportsContract, { orderNumber: number, saleUnit }) : null
}

/** The centre of an order from another of the customer's centres; undefined for the active one. */
async function findElsewhere(
  { call, findShopper }: Visitor,
  { saleUnit }: Order,
): Promise<OtherCentre | undefined> {
  if ((await findShopper())?.user.activeCentre === saleUnit) return undefined
  const centre = (await call(userCentresContract, {})).find((each) => each.saleUnit === saleUnit)
  return { saleUnit, name: { th: centre?.name ?? saleUnit, en: centre?.nameEn ?? saleUnit } }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { call, callAsStaff } = context.get(visitorContext)
  const form = await request.formData()
  const orderNumber = (params.orderid ?? '').slice(0, 40)
  try {
    if (field(form, 'do') === 'cancel') {
      await call(cancelOrderContract, { orderNumber, why: field(form, 'why').slice(0, 300) })
      return { cancelled: true, problem: undefined } satisfies CancelAnswer
    }
    if (field(form, 'do') === 'transferReceived') {
      await callAsStaff(transferReceivedContract, {
        orderNumber,
        saleUnit: field(form, 'saleUnit').slice(0, 10),
      })
      return { recorded: true, problem: undefined } satisfies RecordAnswer
    }
    const lines = form
      .getAll('line')
      .map(Number)
      .filter((line) => Number.isInteger(line) && line > 0)
      .slice(0, 500)
    return {
      again: await call(orderAgainContract, { orderNumber, ...(lines.length > 0 ? { lines } : {}) }),
      problem: undefined,
    } satisfies AgainAnswer
  } catch (error) {
    return formProblem(error)
  }
}

export default function OrderRoute() {
  return <OrderScreen {...useLoaderData<typeof loader>()} />
}
