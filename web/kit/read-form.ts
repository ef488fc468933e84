import { boundedBody } from './bounded-body.ts'

/** Reads a form of at most so many bytes; nothing when it is longer or broken off. */
export async function readForm(request: Request, mostBytes: number): Promise<FormData | undefined> {
  if (!request.body || Number(request.headers.get('content-length') ?? 0) > mostBytes) return undefined
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    return await new Response(boundedBody(request.body, mostBytes), { headers }).formData()
  } catch {
    return undefined
  }
}
