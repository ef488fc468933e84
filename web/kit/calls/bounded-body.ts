/** `fields` limits the separators between form fields: parsing a field costs far more than its bytes. */
type BodyLimits = { bytes: number; fields: number; type: string; onTooLong?: () => void }

/** The same stream, aborted past its limits, so that a long body is never held in memory. */
export function boundedBody(
  body: ReadableStream<Uint8Array>,
  { bytes, fields, type, onTooLong }: BodyLimits,
): ReadableStream<Uint8Array> {
  const between = /^multipart\//i.test(type) ? '\r\n--' : '&'
  let [seen, found] = [0, 0]
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      seen += chunk.byteLength
      found += timesIn(chunk, between, fields - found)
      if (seen <= bytes && found <= fields) return controller.enqueue(chunk)
      onTooLong?.()
      controller.error(new Error('the form is too long'))
    },
  })
  return body.pipeThrough(limit)
}

/** Counts no further than one past the most. */
function timesIn(chunk: Uint8Array, text: string, most: number): number {
  const whole = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  let times = 0
  for (let at = whole.indexOf(text); at >= 0 && times <= most; at = whole.indexOf(text, at + 1)) times += 1
  return times
}
