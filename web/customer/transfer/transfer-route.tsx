import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { orderDetailContract } from '#shop/orders/order-contracts.ts'
import { paymentContract, unpaidContract } from '#shop/payments/payment-contracts.ts'
import { findPayTo } from '#web/customer/payments/find-pay-to.ts'
import { type PaymentKey, readPaymentKey, resultPath } from '#web/customer/payments/payment-address.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { qrPath } from '#web/kit/text/qr-path.ts'
import { type Visitor, visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { TransferList } from './transfer-list.tsx'
import { type Transfer, TransferScreen } from './transfer-screen.tsx'

/** What is to be transferred for a payment or an order; without either, everything that waits for a transfer. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const key = readPaymentKey(url.searchParams.get('payment'), url.searchParams.get('saleunit'))
  const orderNumber = url.searchParams.get('order')?.slice(0, 40)
  return showProblems(async () => {
    const transfer = key
      ? await ofPayment(visitor, key)
      : orderNumber
        ? await ofOrder(visitor, orderNumber, url.searchParams.get('saleunit')?.slice(0, 10))
        : undefined
    return { transfer, waiting: transfer ? [] : await findWaiting(visitor), now: Date.now() }
  })
}

async function ofPayment({ call }: Visitor, key: PaymentKey): Promise<Transfer> {
  const { payTo, amount, shares, expiresAt, method } = await call(paymentContract, key)
  const orderNumbers = shares.map(({ orderNumber }) => orderNumber)
  if (!payTo) throw redirect(resultPath({ ...key, method, orderNumber: orderNumbers[0] ?? '' }))
  const { accounts, promptPay } = payTo
  const qr = promptPay ? qrPath(promptPay) : null
  return { saleUnit: key.saleUnit, orderNumbers, amount, accounts, qr, before: expiresAt }
}

async function ofOrder(visitor: Visitor, orderNumber: string, saleUnit?: string): Promise<Transfer> {
  const { order } = await visitor.call(orderDetailContract, {
    orderNumber,
    ...(saleUnit ? { saleUnit } : {}),
  })
  const to = await findPayTo(visitor, order)
  if (!to) throw redirect(paths.order({ orderid: order.number, saleunit: order.saleUnit }))
  return { ...to, saleUnit: order.saleUnit, orderNumbers: [order.number], before: order.payBefore }
}

async function findWaiting({ call }: Visitor) {
  const { saleUnit, orders } = await call(unpaidContract, {})
  return orders
    .filter(({ method, waiting }) => method === 'BANK' || waiting?.method === 'BANK')
    .map(({ orderNumber, owed, payBefore, waiting }) => ({
      saleUnit,
      orderNumber,
      owed,
      before: payBefore,
      paymentId: waiting?.method === 'BANK' ? waiting.paymentId : undefined,
    }))
}

export default function TransferRoute() {
  const { transfer, waiting, now } = useLoaderData<typeof loader>()
  return transfer ? <TransferScreen transfer={transfer} now={now} /> : <TransferList waiting={waiting} />
}
