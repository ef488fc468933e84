import { gzipSync } from 'node:zlib'
import { keepFor } from './keep-for.ts'

const shared = new WeakSet<object>()

/**
 * Keeps for a moment what several callers are answered alike; the key must say all that the answer depends on.
 * Nobody changes such an answer: the next caller gets the same object.
 */
export function shareAnswers<Answer extends object>(ms: number, { most = 1_000 }: { most?: number } = {}) {
  const kept = keepFor<Answer>(ms, { most })
  return (owner: object, key: string, make: () => Promise<Answer>): Promise<Answer> =>
    kept(owner, key, async () => {
      const answer = await make()
      shared.add(answer)
      return answer
    })
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
