import { gzipSync } from 'node:zlib'
import { keepFor } from '#shop/time/keep-for.ts'

const shared = new WeakSet<object>()

/**
 * Keeps for a moment what several callers are answered alike; the key must say all that the answer depends on.
 * Nobody can change such an answer: the next caller gets the same object, so it is frozen.
 * A hundred products weigh half a megabyte: `most` is what a stranger can make a call hold.
 */
export function shareAnswers<Answer extends object>(ms: number, { most = 300 }: { most?: number } = {}) {
  const kept = keepFor<Answer>(ms, { most })
  return (owner: object, key: string, make: () => Promise<Answer>): Promise<Answer> =>
    kept(owner, key, async () => {
      const answer = await make()
      shared.add(freeze(answer))
      return answer
    })
}

function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
  return value
}

type Said = { json: string; zipped: Buffer | undefined }

// Below this an answer grows rather than shrinks on its way.
const worthZipping = 1_024

/** Says answers in the wire's words; a shared one is encoded and squeezed once, however many it goes to. */
export function answerSayer(encode: (answer: unknown) => string): (answer: unknown, zipped: boolean) => string | { gzip: Buffer } {
  const said = new WeakMap<object, Said>()
  return (answer, zipped) => {
    if (typeof answer !== 'object' || answer === null || !shared.has(answer)) return encode(answer)
    const words = said.get(answer) ?? { json: encode(answer), zipped: undefined }
    said.set(answer, words)
    if (!zipped || words.json.length < worthZipping) return words.json
    words.zipped ??= gzipSync(words.json, { level: 4 })
    return { gzip: words.zipped }
  }
}
