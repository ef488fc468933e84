import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeRandom } from '#database/seeds/random.ts'
import { readWebhook } from './webhook.ts'

const secret = 'test-channel-secret'
const userId = `U${'0123456789abcdef'.repeat(2)}`
const sign = (raw: Uint8Array | string, key = secret) =>
  createHmac('sha256', key)
    .update(raw as Uint8Array)
    .digest('base64')
const bytes = (text: string) => new TextEncoder().encode(text)
const said = (more: object = {}) => ({
  ...{
    type: 'message',
    mode: 'active',
    timestamp: 1_700_000_000_000,
    webhookEventId: '01HF00000000000000000000A1',
  },
  ...{
    deliveryContext: { isRedelivery: false },
    source: { type: 'user', userId },
    replyToken: 'a'.repeat(32),
  },
  message: { id: '468789577898262530', type: 'text', quoteToken: 'q', text: 'สวัสดี' },
  ...more,
})
const bodyOf = (...events: unknown[]) => JSON.stringify({ destination: `U${'0'.repeat(32)}`, events })
const read = (text: string) => readWebhook(secret, bytes(text), sign(text))

describe('a webhook of LINE', () => {
  test('is signed as the vector says, and an empty one is genuine', () => {
    const raw = bytes('{"destination":"U00000000000000000000000000000000","events":[]}')
    expect(readWebhook(secret, raw, '2kBoHxgh5VtBwf8Xo0g7EZleXTRAUAlsOmhia5o/Mto=')).toEqual([])
  })

  test('tells who wrote what and when', () => {
    expect(read(bodyOf(said()))).toEqual([
      {
        ...{ type: 'message', id: '01HF00000000000000000000A1', userId, at: new Date(1_700_000_000_000) },
        ...{ message: { type: 'text', text: 'สวัสดี' }, replyToken: 'a'.repeat(32) },
      },
    ])
  })

  test('of unknown kinds, of groups and of rubbish leaves out those alone', () => {
    const group = said({ source: { type: 'group', groupId: 'C1', userId } })
    const strange = said({ type: 'membership', message: { type: 'hologram', depth: 3 } })
    const read3 = read(
      bodyOf(
        group,
        null,
        7,
        'x',
        {},
        said({ timestamp: -1 }),
        strange,
        said({ type: 'follow', message: undefined }),
      ),
    )
    expect(read3?.map(({ type, message }) => [type, message?.type])).toEqual([
      ['membership', 'other'],
      ['follow', undefined],
    ])
  })

  test('without a signature, with one of another secret or of other bytes is not genuine', () => {
    const raw = bytes(bodyOf(said()))
    const right = sign(raw)
    for (const wrong of [
      ...[undefined, '', ' ', right.slice(0, -4), `${right}A`, right.toLowerCase(), right.replace(/=+$/, '')],
      ...[
        sign(raw, 'another'),
        sign(`${bodyOf(said())} `),
        Buffer.from(right, 'base64').toString('hex'),
        `${right} `,
      ],
    ])
      expect(readWebhook(secret, raw, wrong)).toBe(undefined)
    expect(readWebhook(secret, raw, right)).toHaveLength(1)
  })

  test('that is signed but is no webhook is none', () => {
    for (const text of [
      '',
      '[]',
      '"x"',
      'null',
      '{',
      '{"events":[]}',
      '{"destination":"U","events":{}}',
      '\u0000',
    ])
      expect(read(text)).toBe(undefined)
    expect(readWebhook(secret, new Uint8Array([0xff, 0xfe]), sign(new Uint8Array([0xff, 0xfe])))).toBe(
      undefined,
    )
  })

  test('changed in any way, 10,000 times, is never accepted', () => {
    const random = makeRandom('mutated webhooks')
    const raw = bytes(bodyOf(said(), said({ type: 'follow' })))
    const right = sign(raw)
    let accepted = 0
    for (let at = 0; at < 10_000; at++) {
      const changed = raw.slice()
      const place = random.between(0, raw.length - 1)
      const kind = at % 4
      if (kind === 0) changed[place] = (changed[place] ?? 0) ^ (1 << random.between(0, 7))
      const sent =
        kind === 1
          ? raw.slice(0, place)
          : kind === 2
            ? new Uint8Array([...raw.slice(0, place), random.between(0, 255), ...raw.slice(place)])
            : changed
      const letters = [...right]
      if (kind === 3) {
        const spot = random.between(0, letters.length - 3)
        letters[spot] = letters[spot] === 'A' ? 'B' : 'A'
      }
      if (readWebhook(secret, sent, letters.join('')) !== undefined) accepted++
    }
    expect(accepted).toBe(0)
  })
})
