import type { LoaderFunctionArgs } from 'react-router'
import { photoFileContract } from '#shop/photos/photo-contracts.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'

/**
 * A photo for staff who look after the customer. Small ones are kept by the browser, but asked for again each time:
 * somebody else on the same phone gets none.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const isSmall = params.size === 'small'
  const id = params.id ?? ''
  const mark = `"${id}"`
  const known = isSmall && request.headers.get('if-none-match') === mark
  try {
    const { content, type } = await context.get(visitorContext).callAsStaff(photoFileContract, {
      ...{ saleUnit: params.saleunit ?? '', customerCode: params.code ?? '', id, isSmall, known },
    })
    const headers = {
      'cache-control': isSmall ? 'private, no-cache' : 'no-store',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      ...(isSmall ? { etag: mark } : {}),
    }
    if (known) return new Response(null, { status: 304, headers })
    return new Response(Buffer.from(content, 'base64'), { headers: { ...headers, 'content-type': type } })
  } catch (error) {
    if (error instanceof CallProblem) throw new Response(error.problem.Message, { status: error.status })
    throw error
  }
}
