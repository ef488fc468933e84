import type { LoaderFunctionArgs } from 'react-router'
import { paymentPictureContract } from '#shop/merchant-payments/merchant-payment-contracts.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'

/** A slip, or the proof of a refund; every view is recorded, so it must not be cached. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  try {
    const { bytes, type } = await callAsStaff(paymentPictureContract, {
      saleUnit: (await findStaff())?.user.centre ?? '',
      id: params.id ?? '',
      kind: params.kind === 'proof' ? 'proof' : 'slip',
    })
    return new Response(Buffer.from(bytes, 'base64'), {
      headers: {
        'content-type': type,
        'cache-control': 'no-store',
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      },
    })
  } catch (error) {
    if (error instanceof CallProblem) throw new Response(error.problem.Message, { status: error.status })
    throw error
  }
}
