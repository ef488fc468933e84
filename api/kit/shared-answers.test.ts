import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { answerSayer, shareAnswers } from './shared-answers.ts'

const long = { words: 'น้ำดื่ม '.repeat(500) }

test('what is shared is encoded once, plain and squeezed alike; what is not, each time', async () => {
  let encoded = 0
  const say = answerSayer((answer) => {
    encoded++
    return JSON.stringify(answer)
  })
  const share = shareAnswers<object>(1_000)
  const owner = {}
  for (let turn = 0; turn < 3; turn++) {
    const answer = await share(owner, 'a', async () => ({ ...long }))
    expect(say(answer, false)).toBe(JSON.stringify(long))
    const { gzip } = say(answer, true) as { gzip: Buffer }
    expect(gunzipSync(gzip).toString()).toBe(JSON.stringify(long))
  }
  expect(encoded).toBe(1)
  for (let turn = 0; turn < 3; turn++) expect(say({ ...long }, true)).toBe(JSON.stringify(long))
  expect(encoded).toBe(4)
})

test('two routes say the same object in their own words; a short answer is not squeezed', async () => {
  const answer = await shareAnswers<object>(1_000)({}, 'a', async () => ({ a: 1 }))
  const [one, other] = [answerSayer(JSON.stringify), answerSayer(() => 'other words')]
  expect([one(answer, true), other(answer, true), one(answer, true)]).toEqual(['{"a":1}', 'other words', '{"a":1}'])
})

test('whoever is given a shared answer cannot change it for the next', async () => {
  const answer = await shareAnswers<{ units: { price: number }[] }>(1_000)({}, 'a', async () => ({ units: [{ price: 2 }, { price: 1 }] }))
  expect(() => answer.units.sort((a, b) => a.price - b.price)).toThrow(TypeError)
  expect(() => Object.assign(answer.units[0] ?? {}, { price: 0 })).toThrow(TypeError)
})
