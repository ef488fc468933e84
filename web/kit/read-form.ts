/** Reads a form of at most so many bytes; nothing when it is longer or broken off. What is too long is not kept in memory. */
export async function readForm(request: Request, mostBytes: number): Promise<FormData | undefined> {
  if (!request.body || Number(request.headers.get('content-length') ?? 0) > mostBytes) return undefined
  let seen = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      seen += chunk.byteLength
      if (seen > mostBytes) controller.error(new Error('the form is too long'))
      else controller.enqueue(chunk)
    },
  })
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    return await new Response(request.body.pipeThrough(limit), { headers }).formData()
  } catch {
    return undefined
  }
}
