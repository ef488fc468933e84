import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { paymentContract } from '#shop/payments/payment-contracts.ts'
import { readPaymentKey, resultPath, transferPath } from '#web/customer/payments/payment-address.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { outsideScriptContext } from '#web/kit/calls/page-parts.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { PayScreen } from './pay-screen.tsx'

/** Where a started payment goes on; one that has ended shows its result. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { call } = context.get(visitorContext)
  const key = readPaymentKey(params.key, params.saleunit)
  if (!key) throw redirect(paths.paymentStatus())
  const payment = await call(paymentContract, key).catch((error: unknown) => {
    if (error instanceof CallProblem && error.status < 500) throw redirect(paths.paymentStatus())
    throw error
  })
  const { kbank, continueAt, payTo, method, amount, shares } = payment
  const [{ orderNumber } = { orderNumber: '' }] = shares
  if (payTo) throw redirect(transferPath(key))
  if (!kbank && !continueAt) throw redirect(resultPath({ ...key, method, orderNumber }))
  if (kbank) context.set(outsideScriptContext, kbank.script)
  return { ...key, method, amount, orderNumbers: shares.map((share) => share.orderNumber), kbank, continueAt }
}

export default function PayRoute() {
  return <PayScreen {...useLoaderData<typeof loader>()} />
}
