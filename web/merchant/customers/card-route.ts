import type { LoaderFunctionArgs } from 'react-router'
import { customerCardContract } from '#shop/merchants/client-contracts.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'

/** A registration's identity card for authorized staff; every view is logged, so it must not be cached. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  try {
    const { content, type } = await context.get(visitorContext).callAsStaff(customerCardContract, {
      code: params.code ?? '',
      saleUnit: params.saleunit ?? '',
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
