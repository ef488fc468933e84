import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { loadingCache } from '#shop/time/loading-cache.ts'

const shared = new WeakSet<object>()

/**
 * Keeps for a moment what several callers are answered alike; the key must say all that the answer depends on.
 * Nobody can change such an answer: the next caller gets the same object, so it is frozen.
 * A hundred products weigh half a megabyte: `most` is what a stranger can make a call hold.
 */
export function shareAnswers<Answer extends object>(ms: number, { most = 300 }: { most?: number } = {}) {
  const kept = loadingCache<Answer>({ freshMs: ms, most })
  return (owner: object, key: string, make: () => Promise<Answer>): Promise<Answer> =>
    kept.get(owner, key, async () => share(await make()))
}

/** Marks what several callers are given alike, a whole answer or a part of one: nobody can change it any more. */
export function share<Value extends object>(value: Value): Value {
  shared.add(freeze(value))
  return value
}

function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
  return value
}

/** Encodes answers of a shape; of a list, the parts that are shared only once each, whichever lists they stand in. */
export function encoderOf(shape: z.ZodType): (answer: unknown) => string {
  if (!(shape instanceof z.ZodArray)) return (answer) => JSON.stringify(z.encode(shape, answer))
  const encode = encoderOf(shape.element as z.ZodType)
  const said = new WeakMap<object, string>()
  const encodePart = (part: unknown): string => {
    if (typeof part !== 'object' || part === null || !shared.has(part)) return encode(part)
    const words = said.get(part) ?? encode(part)
    said.set(part, words)
    return words
  }
  return (answer) => `[${(answer as unknown[]).map(encodePart).join(',')}]`
}

type Said = { json?: string; zipped?: Buffer }

// Below this an answer grows rather than shrinks on its way.
const worthZipping = 1_024
// Memory outside the heap calls for a full collection of garbage long before the heap does. So zlib gets a quarter of its usual memory and
// pieces that a page of products fills, and the bytes of a text are written where those of the last one stood.
const squeezing = { level: 3, windowBits: 13, memLevel: 6, chunkSize: 4_096 }
const desk = Buffer.allocUnsafeSlow(131_072)

function squeeze(json: string): Buffer {
  const bytes = json.length * 3 > desk.length ? Buffer.from(json) : desk.subarray(0, desk.write(json))
  return gzipSync(bytes, squeezing)
}

/**
 * Says answers in the wire's words; a shared one that is asked for again is encoded and squeezed once more and then kept, however many it goes to.
 * Most are asked for once: what they leave behind is young and goes quickly. Kept, it would be old, and letting go of it would hold up everyone.
 */
export function answerSayer(
  encode: (answer: unknown) => string,
): (answer: unknown, zipped: boolean) => string | { gzip: Buffer } {
  const said = new WeakMap<object, Said>()
  return (answer, zipped) => {
    if (typeof answer !== 'object' || answer === null || !shared.has(answer)) return encode(answer)
    const known = said.get(answer)
    if (!known) said.set(answer, {})
    if (zipped && known?.zipped) return { gzip: known.zipped }
    const json = known?.json ?? encode(answer)
    const squeezed = zipped && json.length >= worthZipping ? squeeze(json) : undefined
    if (known && squeezed) known.zipped = squeezed
    else if (known) known.json = json
    return squeezed ? { gzip: squeezed } : json
  }
}
