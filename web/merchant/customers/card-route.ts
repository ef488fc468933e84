import type { LoaderFunctionArgs } from 'react-router'
import { customerCardContract } from '#shop/merchants/client-contracts.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'

/** The identity card a shop gave at registration, for staff who may see it; every look is recorded, so nothing may keep a copy. */
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
