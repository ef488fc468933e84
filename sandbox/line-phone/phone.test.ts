import { createHmac, randomUUID } from 'node:crypto'
import fastify from 'fastify'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { lineChannel } from '#api/gateways/line/line-channel.ts'
import { demoPeople, personNamed } from '#sandbox/sign-in/people.ts'
import { line } from '#sandbox/sign-in/providers.ts'
import { sandboxAddresses, sandboxClients, sandboxLineToken } from '../addresses.ts'
import { flexContents } from '../kit/flex-schema.ts'
import type { WebhookEvent } from '../line/webhook-event.ts'
import { openSandbox, post, readJson } from '../test-sandbox.ts'

type Call = { path: string; body: string; signature: string | undefined }

/** A shop that keeps every webhook as it came. */
async function openFakeShop(status: number) {
  const calls: Call[] = []
  const app = fastify({ forceCloseConnections: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: unknown) => body)
  app.post('/rest/api/line/webhook/:saleUnit', async (request, reply) => {
    const signature = request.headers['x-line-signature']
    calls.push({ path: request.url, body: String(request.body), signature: signature as string | undefined })
    return reply.code(status).send({})
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  return { calls, origin }
}

const textMessage = (text: string) => ({ type: 'text', text })
const userId = line.subject(personNamed('ร้านลุงหมาน'))

async function openPhone({ status = 200, account = 'BKK01', person = 'man' } = {}) {
  const shop = await openFakeShop(status)
  const world = await openSandbox({ shop: () => shop.origin })
  const url = `${world.origin}/sandbox/line/phone?${new URLSearchParams({ person, account })}`
  const api = sandboxAddresses(world.origin).line.api
  const headers = { authorization: `Bearer ${sandboxLineToken(account)}` }
  return {
    ...world,
    calls: shop.calls,
    events: () => shop.calls.map(({ body }) => (JSON.parse(body) as { events: [WebhookEvent] }).events[0]),
    press: (form: Record<string, string>) => post(url, new URLSearchParams(form)),
    page: async (language = 'en') => (await fetch(url, { headers: { 'accept-language': language } })).text(),
    turnOn: (name: string) => post(`${world.origin}/sandbox/switches`, { [name]: true }),
    push: (...texts: string[]) =>
      post(`${api}/v2/bot/message/push`, { to: userId, messages: texts.map(textMessage) }, headers),
    profile: (of = userId) => fetch(`${api}/v2/bot/profile/${of}`, { headers }),
    content: (id: string, token = sandboxLineToken(account)) =>
      fetch(`${world.origin}/sandbox/line-data/v2/bot/message/${id}/content`, {
        headers: { authorization: `Bearer ${token}` },
      }),
  }
}

const signatureOf = (body: string) =>
  createHmac('sha256', sandboxClients.lineMessaging.channelSecret).update(body).digest('base64')

test('what is written reaches the webhook of the centre, signed over the very bytes', async () => {
  const { press, calls, events, page } = await openPhone()
  const answer = await press({ text: 'มีน้ำตาลไหม' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/sandbox/line/phone?person=man&account=BKK01#write')
  expect(calls).toMatchObject([{ path: '/rest/api/line/webhook/BKK01' }])
  expect(calls[0]?.signature).toBe(signatureOf(calls[0]?.body ?? ''))
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({
    destination: expect.stringMatching(/^U[0-9a-f]{32}$/),
  })
  expect(events()).toEqual([
    {
      type: 'message',
      mode: 'active',
      timestamp: expect.closeTo(Date.now(), -5),
      webhookEventId: expect.stringMatching(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/),
      deliveryContext: { isRedelivery: false },
      source: { type: 'user', userId },
      replyToken: expect.stringMatching(/^[0-9a-f]{32}$/),
      message: {
        id: expect.stringMatching(/^\d{18}$/),
        type: 'text',
        text: 'มีน้ำตาลไหม',
        quoteToken: expect.any(String),
      },
    },
  ])
  expect(await page()).toContain('answer to the last webhook: 200')
})

test('stickers, pictures and places are messages of their own kinds', async () => {
  const { press, events } = await openPhone()
  for (const act of ['sticker', 'image', 'location']) await press({ act })
  expect(events().map(({ message }) => message)).toMatchObject([
    { type: 'sticker', packageId: '446', stickerId: '1988', keywords: expect.any(Array) },
    { type: 'image', contentProvider: { type: 'line' } },
    { type: 'location', latitude: expect.any(Number), longitude: expect.any(Number) },
  ])
})

test('a redelivery is the same event, and says so', async () => {
  const { press, turnOn, events, calls, page } = await openPhone()
  await turnOn('webhookTwice')
  await press({ text: 'สวัสดี' })
  const [first, second] = events()
  expect(first?.deliveryContext).toEqual({ isRedelivery: false })
  expect(second).toEqual({ ...first, deliveryContext: { isRedelivery: true } })
  expect(calls.map(({ body }) => signatureOf(body))).toEqual(calls.map(({ signature }) => signature))
  expect(await page()).toContain('answer to the last webhook: 200, 200')
})

test('a wrong and a missing signature, and what the shop answers to them', async () => {
  const { press, turnOn, calls, page } = await openPhone({ status: 401 })
  await turnOn('webhookForged')
  await press({ text: 'หนึ่ง' })
  await turnOn('webhookUnsigned')
  await press({ text: 'สอง' })
  expect(calls[0]?.signature).toMatch(/^[\w+/]{43}=$/)
  expect(calls[0]?.signature).not.toBe(signatureOf(calls[0]?.body ?? ''))
  expect(calls[1]?.signature).toBeUndefined()
  expect(await page('th')).toContain('ร้านตอบเว็บฮุกล่าสุด: 401')
})

test('swapped, the second of two messages comes first', async () => {
  const { press, turnOn, events, page } = await openPhone()
  await turnOn('webhookSwapped')
  await press({ text: 'หนึ่ง' })
  expect(events()).toEqual([])
  expect(await page()).toContain('sent after the next message')
  await press({ text: 'สอง' })
  expect(events().map(({ message }) => message?.text)).toEqual(['สอง', 'หนึ่ง'])
})

test('whoever blocks an account leaves no profile, gets nothing from it, and writes only as a friend again', async () => {
  const { press, events, profile, push, inbox, page } = await openPhone()
  expect(await readJson(profile())).toEqual({ userId, displayName: 'ร้านลุงหมาน' })
  await press({ act: 'unfollow' })
  expect(events()).toMatchObject([{ type: 'unfollow' }])
  expect(events()[0]).not.toHaveProperty('replyToken')
  expect((await profile()).status).toBe(404)
  expect((await push('โปรวันนี้')).status).toBe(200)
  expect(inbox.list(userId)).toEqual([])
  await press({ text: 'ยังอยู่ไหม' })
  expect(events()).toHaveLength(1)
  expect(await page()).not.toContain('name="text"')
  await press({ act: 'follow' })
  expect(events()[1]).toMatchObject({ type: 'follow', follow: { isUnblocked: true } })
  expect((await profile()).status).toBe(200)
})

test('one account is blocked, the others are not', async () => {
  const { press, origin } = await openPhone()
  await press({ act: 'unfollow' })
  const headers = { authorization: `Bearer ${sandboxLineToken('CNX01')}` }
  const url = `${sandboxAddresses(origin).line.api}/v2/bot/profile/${userId}`
  expect((await fetch(url, { headers })).status).toBe(200)
})

test('a picture is handed to the account it was sent to, and to nobody else', async () => {
  const { press, events, content, origin, page } = await openPhone()
  await press({ act: 'image' })
  await press({ text: 'ของแตก' })
  const [picture, text] = events().map(({ message }) => message?.id ?? '')
  const answer = await content(picture ?? '')
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg', width: 640 })
  expect((await content(text ?? '')).status).toBe(404)
  expect((await content(picture ?? '', sandboxLineToken('CNX01'))).status).toBe(404)
  expect((await content(picture ?? '', 'guess')).status).toBe(401)
  const shown = /src="(\/sandbox\/line\/phone\/picture\/\d+)"/.exec(await page())?.[1]
  expect((await fetch(`${origin}${shown}`)).status).toBe(200)
})

test('a stranger has a name nowhere; anybody who could sign in has one', async () => {
  const { press, events, profile } = await openPhone({ person: 'stranger' })
  await press({ text: 'ขายไหม' })
  const stranger = events()[0]?.source.userId ?? ''
  expect(demoPeople.map(line.subject)).not.toContain(stranger)
  expect(await readJson(profile(stranger))).toEqual({ userId: stranger, displayName: 'LINE' })
  const other = await openPhone({ person: 'ร้านใหม่ "ทดสอบ"' })
  await other.press({ text: 'สวัสดี' })
  expect(await readJson(other.profile(other.events()[0]?.source.userId))).toMatchObject({
    displayName: 'ร้านใหม่ "ทดสอบ"',
  })
  expect(await other.page()).toContain('<option value="ร้านใหม่ &quot;ทดสอบ&quot;" selected>')
})

test('the page shows both sides in the order of time, of this account alone', async () => {
  const { push, press, page, wait, inbox } = await openPhone()
  await push('หนึ่ง')
  wait(1_000)
  await press({ text: '<b>สอง</b>' })
  wait(1_000)
  await push('สาม', 'สี่')
  inbox.put({ kind: 'line', to: userId, text: 'ของสาขาอื่น', from: 'สั่งได้ CNX01' })
  const shown = await page()
  expect(shown.match(/<p class="text">[^<]*/g)?.map((said) => said.slice(16))).toEqual([
    'หนึ่ง',
    '&lt;b&gt;สอง&lt;/b&gt;',
    'สาม',
    'สี่',
  ])
  expect(shown).not.toContain('<script')
})

test('a button of a card is pressed on the phone', async () => {
  const { inbox, page, press, events } = await openPhone()
  const action = { type: 'postback', label: 'ยืนยัน', data: 'order=SO1', displayText: 'ยืนยันแล้ว' }
  const flex = flexContents.parse({
    type: 'bubble',
    footer: { type: 'box', layout: 'vertical', contents: [{ type: 'button', action }] },
  })
  inbox.put({ kind: 'line', to: userId, text: 'ยืนยันไหม', from: 'สั่งได้ BKK01', flex })
  expect(await page()).toMatch(
    /value="ยืนยันแล้ว"><button class="flex-button[^"]*" name="postback" value="order=SO1">/,
  )
  await press({ postback: 'order=SO1', display: 'ยืนยันแล้ว' })
  expect(events()).toMatchObject([{ type: 'postback', postback: { data: 'order=SO1' } }])
  expect(await page()).toContain('<p class="text">ยืนยันแล้ว</p>')
})

test('a shop that does not answer, and a switch that leads back to the phone', async () => {
  const { origin } = await openSandbox({ shop: () => 'http://127.0.0.1:1' })
  const path = '/sandbox/line/phone?person=man&account=NON01'
  await post(`${origin}${path}`, { text: 'สวัสดี' })
  const page = await (await fetch(`${origin}${path}`)).text()
  expect(page).toContain('ร้านตอบเว็บฮุกล่าสุด: ไม่ตอบ')
  const action = /action="(\/sandbox\/switches[^"]*)"/.exec(page)?.[1] ?? ''
  const answer = await post(`${origin}${action}`, new URLSearchParams({ webhookTwice: 'true' }))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, path])
  const away = `${origin}/sandbox/switches?back=https://example.com`
  expect((await post(away, new URLSearchParams({ webhookTwice: 'false' }))).headers.get('location')).toBe(
    '/sandbox/inbox',
  )
})

test('what came by telephone number is told to the shop under its tag', async () => {
  const { origin, events } = await openPhone()
  const channel = lineChannel({
    url: sandboxAddresses(origin).line.api,
    channelToken: sandboxLineToken('BKK01'),
  })
  const tag = randomUUID()
  await channel.pushToNumber('0812345678', { type: 'text', text: 'จัดส่งแล้ว' }, tag)
  await expect.poll(events).toMatchObject([{ type: 'delivery', delivery: { data: tag } }])
})
