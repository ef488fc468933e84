import { largestUpload } from '#shop/contract/largest-upload.ts'
import { sendSlipContract } from '#shop/payments/payment-contracts.ts'
import { paymentsProblems } from '#shop/payments/payments-problems.ts'
import { generalProblems } from '#shop/problems/general-problems.ts'
import { readOrderNumbers, resultPath } from '#web/customer/payments/payment-address.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { readForm } from '#web/kit/calls/read-form.ts'
import type { Visitor } from '#web/kit/visit/visitor.ts'

/** What was wrong, with what was chosen. */
export type SlipRefused = { problem: FormProblem; orderNumbers?: string[] }
type Taken = { to: string } | { refused: SlipRefused; status: number }

const longestForm = largestUpload + 100_000

/** Sends the picture of a form on; what was wrong is said at its field, and what was chosen stays. */
export async function takeSlip(request: Request, { call, locale }: Visitor): Promise<Taken> {
  const form = await readForm(request, longestForm)
  if (!form) return refused('picture', { ...paymentsProblems.pictureTooLarge, locale })
  const orderNumbers = readOrderNumbers(form.getAll('orders').filter((value) => typeof value === 'string'))
  const picture = form.getAll('picture').find((file) => file instanceof File && file.size > 0) as
    | File
    | undefined
  const wrong = orderNumbers.length === 0 ? 'orders' : picture ? undefined : 'picture'
  if (wrong || !picture)
    return refused(wrong ?? 'picture', { ...generalProblems.badInput, locale }, orderNumbers)
  try {
    const sent = await call(sendSlipContract, {
      orderNumbers: orderNumbers.join(','),
      picture: { bytes: new Uint8Array(await picture.arrayBuffer()), type: picture.type },
    })
    return { to: resultPath({ ...sent, method: 'BANK', orderNumber: orderNumbers[0] ?? '' }) }
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
    const { status, said, problem } = error
    const field = aboutOrders.has(problem.Code) ? 'orders' : 'picture'
    return {
      refused: { problem: { message: said, code: problem.Code, fields: { [field]: said } }, orderNumbers },
      status,
    }
  }
}

const aboutOrders = new Set<string>([
  paymentsProblems.nothingToPay.code,
  paymentsProblems.sameCustomer.code,
  paymentsProblems.underWay.code,
])

function refused(
  field: 'orders' | 'picture',
  {
    locale,
    code,
    status,
    ...said
  }: { locale: 'th' | 'en'; code: string; status: number; th: string; en: string },
  orderNumbers: string[] = [],
): Taken {
  const message = said[locale]
  return { refused: { problem: { message, code, fields: { [field]: message } }, orderNumbers }, status }
}
