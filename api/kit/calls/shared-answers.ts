import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { wireEncoder } from '#shop/contract/wire-encoder.ts'
import { loadingCache } from '#shop/time/loading-cache.ts'

// Whether gzip is accepted: named, and not refused by q=0.
const gzip = /(^|,)\s*gzip(?!\s*;\s*q=0(\.0*)?\s*(,|$))\s*(,|;|$)/i
export const takesGzip = (encodings = '') => gzip.test(encodings)

const shared = new WeakSet<object>()

/**
 * Caches responses that several callers share, frozen; the key must hold everything they depend on. `most`
 * limits memory, since a hundred products take half a megabyte.
 */
export function shareAnswers<Answer extends object>(ms: number, { most = 300 }: { most?: number } = {}) {
  const cache = loadingCache<Answer>({ freshMs: ms, most })
  return (owner: object, key: string, make: () => Promise<Answer>): Promise<Answer> =>
    cache.get(owner, key, async () => share(await make()))
}

/** Marks and freezes a shared response, or a part of one. */
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

/** Encodes responses of a schema; shared items of a list are encoded once across all lists. */
export function encoderOf(shape: z.ZodType): (answer: unknown) => string {
  if (!(shape instanceof z.ZodArray)) {
    const toWire = wireEncoder(shape)
    return (answer) => JSON.stringify(toWire(answer))
  }
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

// Smaller responses would grow by compression.
const worthZipping = 1_024
// Larger ones, when they are not shared, are compressed beside the event loop.
const quickToZip = 40_000
// Small buffers and a reused input buffer, since off-heap memory triggers full garbage collections. See
// docs/decisions/0019.
const squeezing = { level: 3, windowBits: 13, memLevel: 6, chunkSize: 4_096 }
const desk = Buffer.allocUnsafeSlow(131_072)

function squeeze(json: string): Buffer {
  const bytes = json.length * 3 > desk.length ? Buffer.from(json) : desk.subarray(0, desk.write(json))
  return gzipSync(bytes, squeezing)
}

/**
 * Encodes and compresses responses; a shared one is cached from its second request. Caching the first would
 * fill the old heap, see docs/decisions/0019.
 */
export function answerSayer(
  encode: (answer: unknown) => string,
): (answer: unknown, zipped: boolean) => string | { gzip: Buffer } {
  const said = new WeakMap<object, Said>()
  return (answer, zipped) => {
    const isShared = typeof answer === 'object' && answer !== null && shared.has(answer)
    const known = isShared ? said.get(answer) : undefined
    if (isShared && !known) said.set(answer, {})
    if (zipped && known?.zipped) return { gzip: known.zipped }
    const json = known?.json ?? encode(answer)
    const isWorthIt = json.length >= worthZipping && (isShared || json.length <= quickToZip)
    const squeezed = zipped && isWorthIt ? squeeze(json) : undefined
    if (known && squeezed) known.zipped = squeezed
    else if (known) known.json = json
    return squeezed ? { gzip: squeezed } : json
  }
}
