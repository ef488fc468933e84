import { randomUUID } from 'node:crypto'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router'
import {
  changeMethodContract,
  startPaymentContract,
  unpaidContract,
} from '#shop/payments/payment-contracts.ts'
import { type PaymentMethod, paymentMethods } from '#shop/payments/payment-methods.ts'
import { paymentsProblems } from '#shop/payments/payments-problems.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import {
  payPath,
  readOrderNumbers,
  resultPath,
  transferPath,
} from '#web/customer/payments/payment-address.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { field } from '#web/kit/calls/form-problem.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { type Visitor, visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { CombineScreen } from './combine-screen.tsx'
import { byUrgency } from './payable.ts'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  return showProblems(async () => {
    const [{ saleUnit, orders }, settings, shopper] = await Promise.all([
      visitor.call(unpaidContract, {}),
      visitor.settings(),
      visitor.findShopper(),
    ])
    const at = new Date()
    const now = { day: bangkokDay(at), at: at.toISOString() }
    const { creditLimit = 0, debt = 0 } = shopper?.user ?? {}
    return {
      saleUnit,
      orders: byUrgency(orders, now),
      now,
      other: { cash: settings.payOnDelivery, creditLeft: Math.max(0, creditLimit - debt) },
      named: readOrderNumbers(url.searchParams.getAll('orders')),
    }
  })
}

type Wish = { orderNumbers: string[]; method: PaymentMethod | undefined; amountSeen: number }

function readWish(form: FormData): Wish {
  const orderNumbers = readOrderNumbers(form.getAll('orders').filter((value) => typeof value === 'string'))
  const given = field(form, 'amount')
  const seen = orderNumbers.reduce((sum, number) => sum + Number(field(form, `seen.${number}`) || 0), 0)
  const amountSeen = Math.round(Number(given === '' ? seen : given))
  return {
    orderNumbers,
    method: paymentMethods.find((each) => each === field(form, 'method')),
    amountSeen: Number.isSafeInteger(amountSeen) && amountSeen >= 0 ? amountSeen : 0,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const visitor = context.get(visitorContext)
  const wish = readWish(await request.formData())
  const { orderNumbers, method } = wish
  const missing = orderNumbers.length === 0 ? 'orders' : method === undefined ? 'method' : undefined
  if (missing || !method) return data({ wish, missing, problem: undefined }, { status: 400 })
  try {
    throw redirectDocument(await goOn(visitor, { ...wish, method }))
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
    const problem = { code: error.problem.Code, message: error.said }
    return data({ wish, missing: undefined, problem }, { status: error.status })
  }
}

async function goOn({ call }: Visitor, wish: Wish & { method: PaymentMethod }): Promise<string> {
  const { orderNumbers, method, amountSeen } = wish
  const [orderNumber = ''] = orderNumbers
  if (method === 'COD' || method === 'CREDIT') {
    const { status, code } = paymentsProblems.methodClosed
    if (orderNumbers.length > 1) throw new CallProblem(status, false, { Code: code, Message: code })
    await call(changeMethodContract, { orderNumber, method })
    return paths.order({ orderid: orderNumber })
  }
  const started = await call(startPaymentContract, {
    orderNumbers: orderNumbers.slice(0, 50),
    method,
    amountSeen,
    key: randomUUID(),
  })
  const payment = { ...started, method, orderNumber }
  if (started.next.kind === 'transfer') return transferPath(started)
  return started.next.kind === 'done' ? resultPath(payment) : payPath(payment)
}

export default function CombineRoute() {
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <CombineScreen key={loaded.now.at} {...loaded} answer={answer} />
}
