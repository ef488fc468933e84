import { randomUUID } from 'node:crypto'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import {
  merchantPaymentContract,
  refundContract,
  settleRefundContract,
} from '#shop/merchant-payments/merchant-payment-contracts.ts'
import { paymentIdPattern } from '#shop/payments/payment-id.ts'
import { field, formProblem } from '#web/kit/calls/form-problem.ts'
import { readForm } from '#web/kit/calls/read-form.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { readBaht } from '#web/merchant/slips/read-baht.ts'
import { PaymentScreen } from './payment-screen.tsx'

const longestForm = 11_000_000

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  const paymentId = params.paymentid ?? ''
  if (!paymentIdPattern.test(paymentId)) throw new Response(null, { status: 404 })
  return showProblems(async () => ({
    payment: await callAsStaff(merchantPaymentContract, {
      saleUnit: (await findStaff())?.user.centre ?? '',
      paymentId,
    }),
    // A form sent twice gives back once: both carry the id it was made with.
    refundId: randomUUID() as string,
  }))
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { callAsStaff, findStaff, locale } = context.get(visitorContext)
  const form = await readForm(request, longestForm)
  if (!form) return data({ problem: refused(tooLarge[locale], 'proof') }, { status: 413 })
  const saleUnit = (await findStaff())?.user.centre ?? ''
  const id = field(form, 'id').slice(0, 40)
  try {
    if (field(form, 'do') === 'settle') {
      await callAsStaff(settleRefundContract, { saleUnit, id, given: field(form, 'given') === 'Y' })
      return { done: true as const, problem: undefined }
    }
    const amount = readBaht(field(form, 'amount'))
    if (!amount) return data({ problem: refused(badAmount[locale], 'amount') }, { status: 400 })
    const proof = form.get('proof')
    await callAsStaff(refundContract, {
      saleUnit,
      id,
      paymentId: params.paymentid ?? '',
      orderNumber: field(form, 'orderNumber').slice(0, 40),
      amount,
      how: field(form, 'how') === 'gateway' ? 'gateway' : 'transfer',
      why: field(form, 'why').slice(0, 300),
      proof:
        proof instanceof File && proof.size > 0
          ? { bytes: new Uint8Array(await proof.arrayBuffer()), type: proof.type }
          : undefined,
    })
    return { done: true as const, problem: undefined }
  } catch (error) {
    return formProblem(error)
  }
}

const refused = (message: string, name: string) => ({ message, code: '', fields: { [name]: message } })
const badAmount = { th: 'กรุณาใส่จำนวนเงินเป็นบาท เช่น 120.50', en: 'Please enter baht, such as 120.50' }
const tooLarge = {
  th: 'รูปใหญ่เกินไป กรุณาใช้รูปไม่เกิน 10 MB',
  en: 'The picture is too large. Use one of at most 10 MB.',
}

export default function PaymentRoute() {
  const answer = useActionData<typeof action>()
  const done = answer !== undefined && 'done' in answer
  return <PaymentScreen {...useLoaderData<typeof loader>()} done={done} problem={answer?.problem} />
}
