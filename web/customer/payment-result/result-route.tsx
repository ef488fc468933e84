import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { orderDetailContract } from '#shop/orders/order-contracts.ts'
import { type PaymentDetail, paymentContract } from '#shop/payments/payment-contracts.ts'
import { type PaymentKey, readPaymentKey } from '#web/customer/payments/payment-address.ts'
import { saidPayment } from '#web/customer/payments/said-payment.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { type Visitor, visitorContext } from '#web/kit/visit/visitor.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { ReceiptScreen } from './receipt-screen.tsx'
import { ResultScreen } from './result-screen.tsx'
import { UnknownPayment } from './unknown-payment.tsx'

/** A payment by its key in the path, or by `?payment=`; rubbish leads to a calm page. */
export async function loader({ request, params, url, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  // A gateway leads to the Thai address; the cookie of the chosen language comes with this request.
  if (url.searchParams.has('back') && visitor.locale === 'th' && choseEnglish(request))
    throw redirect(inLanguage('en', url.pathname))
  const key = readPaymentKey(
    params.key ?? url.searchParams.get('payment'),
    params.saleunit ?? url.searchParams.get('saleunit'),
  )
  const detail = key && (await findPayment(visitor, key))
  if (!detail) return null
  const { payTo, kbank, continueAt, centre, ...payment } = detail
  const isReceipt = params.status === 'receipt'
  return {
    payment: saidPayment(payment, visitor.locale),
    payer: isReceipt ? await findPayer(visitor, detail) : undefined,
    centre,
    isReceipt,
    isMine: (await visitor.findShopper())?.kind === 'customer',
    goesOn: kbank !== null || continueAt !== null,
  }
}

const choseEnglish = (request: Request) =>
  /(?:^|;\s*)i18n_redirected=en\b/.test(request.headers.get('cookie') ?? '')

async function findPayment({ call }: Visitor, key: PaymentKey): Promise<PaymentDetail | undefined> {
  try {
    return await call(paymentContract, key)
  } catch (error) {
    if (error instanceof CallProblem && error.status < 500) return undefined
    throw error
  }
}

/** Name and tax number of the customer, for their own eyes only. */
async function findPayer({ call }: Visitor, { shares, saleUnit }: PaymentDetail) {
  const [share] = shares
  if (!share) return undefined
  try {
    const { billTo } = await call(orderDetailContract, { orderNumber: share.orderNumber, saleUnit })
    return { name: billTo.name, taxNumber: billTo.taxNumber }
  } catch (error) {
    if (error instanceof CallProblem) return undefined
    throw error
  }
}

export default function ResultRoute() {
  const found = useLoaderData<typeof loader>()
  if (!found) return <UnknownPayment />
  const { payment, payer, centre, isReceipt, isMine, goesOn } = found
  return isReceipt ? (
    <ReceiptScreen payment={payment} payer={payer} centre={centre} />
  ) : (
    <ResultScreen loaded={payment} isMine={isMine} goesOn={goesOn} />
  )
}
