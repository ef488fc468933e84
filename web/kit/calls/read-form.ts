import { boundedBody } from './bounded-body.ts'

const mostFields = 100

/** Reads a form of at most so many bytes and a hundred fields; nothing when it is longer or broken off. */
export async function readForm(request: Request, mostBytes: number): Promise<FormData | undefined> {
  if (!request.body || Number(request.headers.get('content-length') ?? 0) > mostBytes) return undefined
  try {
    const type = request.headers.get('content-type') ?? ''
    const body = boundedBody(request.body, { bytes: mostBytes, fields: mostFields, type })
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch {
    return undefined
  }
}
