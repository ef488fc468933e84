import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router'
import { largestUpload } from '#shop/contract/largest-upload.ts'
import { sendSlipContract, unpaidContract } from '#shop/payments/payment-contracts.ts'
import { paymentsProblems } from '#shop/payments/payments-problems.ts'
import { generalProblems } from '#shop/problems/general-problems.ts'
import { readOrderNumbers, resultPath } from '#web/customer/payments/payment-address.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { readForm } from '#web/kit/calls/read-form.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { UploadScreen } from './upload-screen.tsx'

export { keepFormValues as clientAction } from '#web/kit/forms/keep-form-values.ts'

const longestForm = largestUpload + 100_000

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call } = context.get(visitorContext)
  return showProblems(async () => {
    const { saleUnit, orders } = await call(unpaidContract, {})
    return { saleUnit, orders, named: readOrderNumbers(url.searchParams.getAll('orders')) }
  })
}

type Answer = { problem: FormProblem; orderNumbers?: string[] }

/** Sends the picture on; what was wrong is said at its field, and what was chosen stays. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { call, locale } = context.get(visitorContext)
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
    return redirectDocument(resultPath({ ...sent, method: 'BANK', orderNumber: orderNumbers[0] ?? '' }))
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
    const { status, said, problem } = error
    const field = aboutOrders.has(problem.Code) ? 'orders' : 'picture'
    return data<Answer>(
      { problem: { message: said, code: problem.Code, fields: { [field]: said } }, orderNumbers },
      { status },
    )
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
) {
  const message = said[locale]
  return data<Answer>({ problem: { message, code, fields: { [field]: message } }, orderNumbers }, { status })
}

export default function UploadRoute() {
  const answer = useActionData<typeof action>() as Answer | undefined
  return <UploadScreen {...useLoaderData<typeof loader>()} answer={answer} />
}
