/** The same bytes, breaking off when there are more than so many: what is too long is not kept in memory. */
export function boundedBody(body: ReadableStream<Uint8Array>, most: number): ReadableStream<Uint8Array> {
  let seen = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      seen += chunk.byteLength
      if (seen > most) controller.error(new Error('the form is too long'))
      else controller.enqueue(chunk)
    },
  })
  return body.pipeThrough(limit)
}
