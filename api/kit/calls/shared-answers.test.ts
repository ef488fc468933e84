import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { answerSayer, encoderOf, share, shareAnswers } from './shared-answers.ts'

const long = { words: 'น้ำดื่ม '.repeat(500) }

test('what is shared is kept from the second time on, plain and squeezed alike; what is not, is encoded each time', async () => {
  let encoded = 0
  const say = answerSayer((answer) => {
    encoded++
    return JSON.stringify(answer)
  })
  const share = shareAnswers<object>(1_000)
  const owner = {}
  for (let turn = 0; turn < 5; turn++) {
    const answer = await share(owner, 'a', async () => ({ ...long }))
    expect(say(answer, false)).toBe(JSON.stringify(long))
    const { gzip } = say(answer, true) as { gzip: Buffer }
    expect(gunzipSync(gzip).toString()).toBe(JSON.stringify(long))
  }
  // Plain first; then compressed and cached; then plain and cached as well.
  expect(encoded).toBe(3)
  for (let turn = 0; turn < 3; turn++) {
    const { gzip } = say({ ...long }, true) as { gzip: Buffer }
    expect(gunzipSync(gzip).toString()).toBe(JSON.stringify(long))
  }
  expect(encoded).toBe(6)
})

test('what is long and not shared is left to be squeezed beside the event loop', () => {
  const say = answerSayer(JSON.stringify)
  const words = 'ก'.repeat(40_001)
  expect(say({ words }, true)).toBe(JSON.stringify({ words }))
  expect(say(share({ words }), true)).toHaveProperty('gzip')
})

test('of a list, what is shared is encoded once, whichever lists it stands in', () => {
  let encoded = 0
  const part = z.codec(z.string(), z.object({ name: z.string() }), {
    decode: (name) => ({ name }),
    encode: ({ name }) => {
      encoded++
      return name
    },
  })
  const encode = encoderOf(z.array(part))
  const [known, new1] = [share({ name: 'น้ำดื่ม' }), { name: 'ข้าว "สาร"' }]
  expect(encode([known, new1])).toBe('["น้ำดื่ม","ข้าว \\"สาร\\""]')
  expect(encode([new1, known, known])).toBe('["ข้าว \\"สาร\\"","น้ำดื่ม","น้ำดื่ม"]')
  expect(encode([])).toBe('[]')
  expect(encoded).toBe(3)
})

test.each([1_100, 43_691, 200_000])('a text of %i letters is squeezed whole', async (letters) => {
  const words = 'ก'.repeat(letters)
  const answer = share({ words })
  const { gzip } = answerSayer(JSON.stringify)(answer, true) as { gzip: Buffer }
  expect(JSON.parse(gunzipSync(gzip).toString())).toEqual({ words })
})

test('two routes say the same object in their own words; a short answer is not squeezed', async () => {
  const answer = await shareAnswers<object>(1_000)({}, 'a', async () => ({ a: 1 }))
  const [one, other] = [answerSayer(JSON.stringify), answerSayer(() => 'other words')]
  expect([one(answer, true), other(answer, true), one(answer, true)]).toEqual([
    '{"a":1}',
    'other words',
    '{"a":1}',
  ])
})

test('whoever is given a shared answer cannot change it for the next', async () => {
  const answer = await shareAnswers<{ units: { price: number }[] }>(1_000)({}, 'a', async () => ({
    units: [{ price: 2 }, { price: 1 }],
  }))
  expect(() => answer.units.sort((a, b) => a.price - b.price)).toThrow(TypeError)
  expect(() => Object.assign(answer.units[0] ?? {}, { price: 0 })).toThrow(TypeError)
})
