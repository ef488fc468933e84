import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { lineChannel } from '#api/gateways/line/line-channel.ts'
import { sandboxAddresses, sandboxClients, sandboxLineToken } from '../addresses.ts'
import { openSandbox, post, readJson } from '../test-sandbox.ts'

const to = `U${'0'.repeat(31)}7`
const hello = { type: 'text', text: 'จัดส่งแล้ว' }
const bearer = { authorization: `Bearer ${sandboxClients.lineMessaging.channelToken}` }
const day = 24 * 3_600_000
/** The card of an order as LINE's documents show it. */
const flex = {
  ...{ type: 'flex', altText: 'ออเดอร์ SO1 จัดส่งแล้ว' },
  contents: {
    type: 'bubble',
    body: {
      ...{ type: 'box', layout: 'vertical' },
      contents: [
        { type: 'text', text: 'จัดส่งแล้ว', weight: 'bold' },
        { type: 'text', text: '฿1,234.50', wrap: true },
      ],
    },
    footer: {
      ...{ type: 'box', layout: 'vertical' },
      contents: [
        {
          ...{ type: 'button', style: 'primary' },
          action: {
            type: 'uri',
            label: 'ดูออเดอร์',
            uri: 'https://liff.line.me/1650000000-AbCdEfGh/history/SO1',
          },
        },
      ],
    },
  },
}

async function openLine() {
  const world = await openSandbox()
  const url = `${sandboxAddresses(world.origin).line.api}/v2/bot/message/push`
  const push = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
    post(url, body, { ...bearer, ...headers })
  return { ...world, push }
}

test('a push lands in the inbox of its receiver and is answered with one id per message', async () => {
  const { push, inbox } = await openLine()
  const answer = await push({ to, messages: [hello, flex] })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-line-request-id')).toBeTruthy()
  expect(await readJson(answer)).toEqual({
    sentMessages: [{ id: expect.stringMatching(/^\d{18}$/) }, { id: expect.any(String) }],
  })
  expect(inbox.list(to).map(({ text }) => text)).toEqual(['ออเดอร์ SO1 จัดส่งแล้ว', 'จัดส่งแล้ว'])
})

test('a retry key accepted within a day is answered 409 with the first answer and sends nothing', async () => {
  const { push, inbox, wait } = await openLine()
  const key = { 'x-line-retry-key': randomUUID() }
  const first = await push({ to, messages: [hello] }, key)
  const again = await push({ to, messages: [hello] }, key)
  expect(again.status).toBe(409)
  expect(again.headers.get('x-line-accepted-request-id')).toBe(first.headers.get('x-line-request-id'))
  expect(await readJson(again)).toEqual({
    message: 'The retry key is already accepted',
    ...(await readJson(first)),
  })
  expect(inbox.list(to)).toHaveLength(1)
  wait(day)
  expect((await push({ to, messages: [hello] }, key)).status).toBe(200)
})

test('a retry key of a push that failed may be used again', async () => {
  const { push, origin } = await openLine()
  const key = { 'x-line-retry-key': randomUUID() }
  await post(`${origin}/sandbox/switches`, { lineDown: 'once' })
  expect((await push({ to, messages: [hello] }, key)).status).toBe(500)
  expect((await push({ to, messages: [] }, key)).status).toBe(400)
  expect((await push({ to, messages: [hello] }, key)).status).toBe(200)
})

test.each([
  ['no messages', { to, messages: [] }, 'messages'],
  ['six messages', { to, messages: Array(6).fill(hello) }, 'messages'],
  ['an empty text', { to, messages: [{ type: 'text', text: '' }] }, 'messages[0].text'],
  ['a receiver that is no LINE id', { to: '0812345678', messages: [hello] }, 'to'],
])('%s is refused by name of the property', async (_what, body, property) => {
  const { push, inbox } = await openLine()
  const answer = await push(body)
  expect(answer.status).toBe(400)
  expect(await readJson(answer)).toMatchObject({
    message: 'The request body has 1 error(s)',
    details: [{ property }],
  })
  expect(inbox.list()).toEqual([])
})

const withBody = (...contents: unknown[]) => ({
  ...flex,
  contents: { type: 'bubble', body: { type: 'box', layout: 'vertical', contents } },
})
const button = (action: unknown) => ({ type: 'button', action })
const uri = { type: 'uri', label: 'เปิด', uri: 'https://shop.test' }

test.each([
  ['an empty text', withBody({ type: 'text', text: ' ' }), '/body/contents/0/text', 'must be non-empty text'],
  [
    'a text inside a box inside a box',
    withBody({ type: 'box', layout: 'vertical', contents: [{ type: 'text' }] }),
    '/body/contents/0/contents/0/text',
    'must be specified',
  ],
  [
    'a field that LINE does not know',
    withBody({ type: 'text', text: 'ก', colour: '#000000' }),
    '/body/contents/0/colour',
    'unknown field',
  ],
  [
    'a short colour',
    withBody({ type: 'text', text: 'ก', color: '#0b7' }),
    '/body/contents/0/color',
    'invalid property',
  ],
  [
    'an address that could run a script',
    withBody(button({ ...uri, uri: 'javascript:alert(1)' })),
    '/body/contents/0/action/uri',
    'invalid uri scheme',
  ],
  [
    'a button without words',
    withBody(button({ type: 'uri', uri: uri.uri })),
    '/body/contents/0/action/label',
    'must be specified',
  ],
  ['a part of no known kind', withBody({ type: 'table' }), '/body/contents/0/type', 'invalid type'],
  [
    'a bubble with nothing in it',
    { ...flex, contents: { type: 'bubble' } },
    '/',
    'at least one block must be specified',
  ],
  [
    'a bubble of more than 30 KB',
    withBody(...Array(10).fill({ type: 'text', text: 'ก'.repeat(1_100) })),
    '/',
    'bubble is larger than 30 KB',
  ],
])('a card with %s is refused by the path of the property', async (_what, card, property, message) => {
  const { push, inbox } = await openLine()
  const answer = await push({ to, messages: [hello, card] })
  expect([answer.status, await readJson(answer)]).toEqual([
    400,
    {
      message: 'A message (messages[1]) in the request body is invalid',
      details: [{ message, property }],
    },
  ])
  expect(inbox.list()).toEqual([])
})

test('an alternative text of more than 400 characters is refused', async () => {
  const { push } = await openLine()
  const answer = await push({ to, messages: [{ ...flex, altText: 'ก'.repeat(401) }] })
  expect(await readJson(answer)).toMatchObject({ details: [{ property: 'messages[0].altText' }] })
})

test('whoever blocks the account has no profile, and what is sent to them is accepted and dropped', async () => {
  const { push, inbox, origin } = await openLine()
  const profile = () =>
    fetch(`${sandboxAddresses(origin).line.api}/v2/bot/profile/${to}`, { headers: bearer })
  expect(await readJson(profile())).toMatchObject({ userId: to })
  await post(`${origin}/sandbox/switches`, { lineNotFriend: true })
  expect((await profile()).status).toBe(404)
  expect((await push({ to, messages: [flex] })).status).toBe(200)
  expect(inbox.list()).toEqual([])
})

test('past the monthly quota every message is refused', async () => {
  const { push, origin } = await openLine()
  await post(`${origin}/sandbox/switches`, { lineQuota: true })
  const answer = await push({ to, messages: [flex] })
  expect([answer.status, await readJson(answer)]).toEqual([
    429,
    { message: 'You have reached your monthly limit.' },
  ])
})

test('every centre has an account of its own, which remembers its own retry keys', async () => {
  const { push, inbox, origin } = await openLine()
  const key = { 'x-line-retry-key': randomUUID() }
  const as = (token: string) => ({ ...key, authorization: `Bearer ${token}` })
  expect((await push({ to, messages: [hello] }, as(sandboxLineToken('BKK01')))).status).toBe(200)
  expect((await push({ to, messages: [hello] }, as(sandboxLineToken('CNX01')))).status).toBe(200)
  expect((await push({ to, messages: [hello] }, as(sandboxLineToken('BKK01')))).status).toBe(409)
  expect(inbox.list(to).map(({ from }) => from)).toEqual(['สั่งได้ CNX01', 'สั่งได้ BKK01'])
  const api = sandboxAddresses(origin).line.api
  expect(await lineChannel({ url: api, channelToken: sandboxLineToken('CNX01') }).findName()).toBe(
    'สั่งได้ CNX01',
  )
})

test('the shop sends the same card under the same key once, and counts it as sent both times', async () => {
  const { inbox, origin } = await openLine()
  const { push } = lineChannel({ url: sandboxAddresses(origin).line.api, ...sandboxClients.lineMessaging })
  const key = randomUUID()
  await push(to, { type: 'text', text: 'สวัสดี' }, key)
  await push(to, { type: 'text', text: 'สวัสดี' }, key)
  expect(inbox.list(to)).toMatchObject([{ kind: 'line', text: 'สวัสดี' }])
})

test('without the channel token nothing is sent', async () => {
  const { push } = await openLine()
  expect((await push({ to, messages: [hello] }, { authorization: 'Bearer guess' })).status).toBe(401)
})

test('a message to a telephone number reaches whoever has it, or is refused as undeliverable', async () => {
  const { origin, inbox } = await openLine()
  const channel = lineChannel({
    url: sandboxAddresses(origin).line.api,
    channelToken: sandboxLineToken('BKK01'),
  })
  const tag = randomUUID()
  expect(await channel.pushToNumber('0812345678', hello as never, tag)).toBe(true)
  // The vector of the protocol, for +66812345678.
  const known = '7fc93a279e8accbc8e77df576f2f1806df2b9cbff068711f3de71108184e6bb2'
  expect(inbox.list(known)).toMatchObject([{ kind: 'line', text: 'จัดส่งแล้ว' }])
  const phone = `${origin}/sandbox/line/phone?mobile=0812345678`
  const page = await (await fetch(phone, { headers: { 'accept-language': 'en' } })).text()
  expect(page).toContain('Sent to the telephone number')
  await post(`${origin}/sandbox/switches`, { pnpUndeliverable: 'once' })
  expect(await channel.pushToNumber('0812345678', hello as never, tag)).toBe(false)
  await expect(channel.pushToNumber('0812345678', hello as never, 'short')).rejects.toThrow('400')
})

test('the quota tells what is left of the month', async () => {
  const { origin, push } = await openLine()
  const channel = lineChannel({ url: sandboxAddresses(origin).line.api, channelToken: sandboxLineToken('') })
  await push({ to, messages: [hello] })
  expect(await channel.findQuota()).toEqual({ limit: 10_000, used: 1 })
  await post(`${origin}/sandbox/switches`, { lineQuotaLow: true })
  expect(await channel.findQuota()).toEqual({ limit: 10_000, used: 9_951 })
  await post(`${origin}/sandbox/switches`, { lineQuota: true })
  expect(await channel.findQuota()).toEqual({ limit: 10_000, used: 10_000 })
})
