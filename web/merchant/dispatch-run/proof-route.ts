import type { LoaderFunctionArgs } from 'react-router'
import { deliveryProofContract } from '#shop/deliveries/tracking-contracts.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'

/** A photo or signature of a delivery, for staff of its centre; no browser keeps it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  try {
    const { content, type } = await context.get(visitorContext).callAsStaff(deliveryProofContract, {
      ...{ saleUnit: params.saleunit ?? '', orderNumber: params.orderid ?? '', id: params.id ?? '' },
    })
    return new Response(Buffer.from(content, 'base64'), {
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
