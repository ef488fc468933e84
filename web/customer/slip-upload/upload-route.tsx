import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router'
import { unpaidContract } from '#shop/payments/payment-contracts.ts'
import { readOrderNumbers } from '#web/customer/payments/payment-address.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { type SlipRefused, takeSlip } from './take-slip.ts'
import { UploadScreen } from './upload-screen.tsx'

export { keepFormValues as clientAction } from '#web/kit/forms/keep-form-values.ts'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call } = context.get(visitorContext)
  return showProblems(async () => {
    const { saleUnit, orders } = await call(unpaidContract, {})
    return { saleUnit, orders, named: readOrderNumbers(url.searchParams.getAll('orders')) }
  })
}

/** The form without its script. */
export async function action({ request, context }: ActionFunctionArgs) {
  const taken = await takeSlip(request, context.get(visitorContext))
  return 'to' in taken
    ? redirectDocument(taken.to)
    : data<SlipRefused>(taken.refused, { status: taken.status })
}

export default function UploadRoute() {
  const answer = useActionData<typeof action>() as SlipRefused | undefined
  return <UploadScreen {...useLoaderData<typeof loader>()} answer={answer} />
}
