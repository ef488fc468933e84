import { CallProblem } from '#web/kit/calls/call.ts'

type Wanted = { id: string; isSmall: boolean; known: boolean }
type Picture = { content: string; type: string }

/**
 * A private photo. Small ones are kept by the browser, but asked for again each time: somebody else on the same phone
 * gets none.
 */
export async function pictureResponse(
  { id, size, request }: { id: string; size: string | undefined; request: Request },
  load: (wanted: Wanted) => Promise<Picture>,
): Promise<Response> {
  const isSmall = size === 'small'
  const mark = `"${id}"`
  const known = isSmall && request.headers.get('if-none-match') === mark
  try {
    const { content, type } = await load({ id, isSmall, known })
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
