import { createHmac } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { lineChannel } from '#api/gateways/line/line-channel.ts'
import { callers, memoryStorage, testApi } from '#checks/tools/test-api.ts'
import { answerByLine, nameLinePerson, takeLinePicture } from './line-jobs.ts'

const secret = 'test-channel-secret'
const storage = memoryStorage()
type Pushed = { to: string; message: { type: string }; key: string }
const pushed: Pushed[] = []
let refusal: Error | undefined
const drawn = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#285' } })
  .png()
  .toBuffer()
const channel = Object.assign(lineChannel({ url: '', channelToken: 't', channelSecret: secret }), {
  push: async (to: string, message: { type: string }, key: string) => {
    if (refusal) throw refusal
    pushed.push({ to, message, key })
  },
  findPerson: async () => 'ป้าแต๋ว',
  fetchContent: async (id: string) =>
    id === '404' ? undefined : { bytes: new Uint8Array(drawn), type: 'image/png' },
})
const gateways = {
  sms: { name: 's', request: async () => ({ token: '', reference: '' }), verify: async () => false },
  sendMail: async () => {},
  lineOf: () => channel,
}
const { app, ask, db, pool, tokenFor } = await testApi({ gateways: gateways as never, storage })
const staff = await tokenFor(callers.supervisor)
// An automatic answer outside the hours is another test’s matter.
await pool.query(`update centres set opening_hours = '[]'`)
const now = () => new Date('2026-11-16T05:00:00Z')
const jobParts = { db, gateways: gateways as never, storage, now, origin: () => 'https://shop.test' }
const saleUnit = 'BKK01'
const rows = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
let people = 0
const person = () => `U${(++people).toString(16).padStart(32, '0')}`
let events = 0
const eventId = () => `01HF${String(++events).padStart(22, '0')}`

const eventOf = (userId: string, more: object = {}) => ({
  ...{ type: 'message', mode: 'active', timestamp: 1_763_000_000_000, webhookEventId: eventId() },
  ...{ deliveryContext: { isRedelivery: false }, source: { type: 'user', userId } },
  ...{ message: { id: '1', type: 'text', text: 'มีน้ำดื่มไหมคะ' }, ...more },
})

async function send(sent: object[] | string, more: { signature?: string | undefined; unit?: string } = {}) {
  const payload =
    typeof sent === 'string' ? sent : JSON.stringify({ destination: `U${'0'.repeat(32)}`, events: sent })
  const right = createHmac('sha256', secret).update(payload).digest('base64')
  const signature = 'signature' in more ? more.signature : right
  const answer = await app.inject({
    ...{ method: 'POST', url: `/rest/api/line/webhook/${more.unit ?? saleUnit}`, payload },
    headers: {
      'content-type': 'application/json',
      ...(signature === undefined ? {} : { 'x-line-signature': signature }),
    },
  })
  return answer.statusCode
}
const messagesOf = (userId: string) =>
  rows(
    `select m.text, m.author, m.via, m.picture, m.seq, c.id as chat, c.customer_code as customer from chat_messages m
     join chat_conversations c on c.sale_unit = m.sale_unit and c.id = m.conversation_id where c.line_user_id = $1 order by m.seq`,
    [userId],
  )
const outboxOf = (topic: string) =>
  rows(
    `delete from outbox where topic = $1 returning id, sale_unit as "saleUnit", order_number as "orderNumber"`,
    [topic],
  )

test('a stranger’s message lands in the chat with their name, and the answer goes back once', async () => {
  const userId = person()
  expect(await send([eventOf(userId)])).toBe(200)
  for (const job of await outboxOf('line-name')) await nameLinePerson(jobParts, job)
  const { body } = await ask('api/merchant/chat/list', { token: staff, body: { saleUnit, text: 'ป้าแต๋ว' } })
  expect(body.chats).toMatchObject([{ via: 'line', lastText: 'มีน้ำดื่มไหมคะ', unread: 1, customerCode: '' }])
  const conversationId = body.chats[0].id
  const id = crypto.randomUUID()
  for (let twice = 0; twice < 2; twice++)
    await ask('api/merchant/chat/send', { token: staff, body: { saleUnit, conversationId, id, text: 'มีค่ะ' } })
  const jobs = await outboxOf('chat-to-line')
  expect(jobs).toHaveLength(1)
  for (const job of [...jobs, ...jobs]) await answerByLine(jobParts, job)
  expect(pushed.filter(({ to }) => to === userId)).toEqual([
    { to: userId, key: id, message: { type: 'text', text: 'มีค่ะ' } },
  ])
  const seen = await ask('api/merchant/chat/conversation', {
    token: staff,
    body: { saleUnit, conversationId },
  })
  expect(
    seen.body.messages.map(({ via, lineState }: { via: string; lineState: string }) => [via, lineState]),
  ).toEqual([
    ['line', null],
    ['shop', 'sent'],
  ])
})

test('who linked the account is the customer, and what they wrote as a stranger joins their chat', async () => {
  const userId = person()
  await send([eventOf(userId)])
  await rows(
    `insert into linked_identities (provider, subject, account_id, name)
     select 'line', $1, account_id, 'x' from customers where sale_unit = 'BKK01' and code = 'C0002'`,
    [userId],
  )
  const customer = await tokenFor({ ...callers.customer, customerCode: 'C0002' })
  await ask('api/chat/send', { token: customer, body: { id: crypto.randomUUID(), text: 'จากในร้าน' } })
  await send([eventOf(userId, { message: { id: '2', type: 'sticker', keywords: ['ขอบคุณ'] } })])
  const all = await messagesOf(userId)
  expect(new Set(all.map(({ chat }) => chat)).size).toBe(1)
  expect(all.every((row) => row.customer === 'C0002')).toBe(true)
  expect(all.map(({ seq }) => seq)).toEqual(all.map((_, at) => at + 1))
  expect(all.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['จากในร้าน', 'มีน้ำดื่มไหมคะ', '[สติกเกอร์] ขอบคุณ']),
  )
})

test('200 redeliveries at once have one effect', async () => {
  const userId = person()
  const event = eventOf(userId)
  const again = { ...event, deliveryContext: { isRedelivery: true } }
  const answers = await Promise.all(Array.from({ length: 200 }, (_, at) => send([at === 0 ? event : again])))
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(await messagesOf(userId)).toHaveLength(1)
})

test('following and blocking hold by LINE’s clock, in whatever order they come', async () => {
  const userId = person()
  const at = (minutes: number) => ({ timestamp: 1_763_000_000_000 + minutes * 60_000, message: undefined })
  await send([eventOf(userId, { type: 'unfollow', ...at(5) }), eventOf(userId, { type: 'follow', ...at(1) })])
  const friend = () => rows('select is_friend from line_friends where line_user_id = $1', [userId])
  expect(await friend()).toEqual([{ is_friend: false }])
  await send([eventOf(userId, { type: 'follow', ...at(9) })])
  expect(await friend()).toEqual([{ is_friend: true }])
})

test('LINE’s word that a message by telephone number arrived is kept under its tag, once', async () => {
  const [{ id }] = await rows(
    `insert into customer_messages (sale_unit, customer_code, kind, subject, made_at, due_at, state, channel, sent_at, reason)
     values ('BKK01', 'C0001', 'order-placed', 'SO-TAGGED', now(), now(), 'sent', 'pnp', now(), 'unconfirmed') returning id`,
  )
  const delivery = (data: string, timestamp: number) =>
    eventOf(person(), { type: 'delivery', message: undefined, timestamp, delivery: { data } })
  const first = 1_763_000_600_000
  expect(await send([delivery(id, first), delivery(id, first + 1), delivery("' or true --", first)])).toBe(
    200,
  )
  expect(
    await rows(`select delivered_at, reason from customer_messages where delivered_at is not null`),
  ).toEqual([{ delivered_at: new Date(first), reason: null }])
})

test('a picture is fetched once and private; one that is gone says so', async () => {
  const userId = person()
  await send([
    eventOf(userId, { message: { id: '7', type: 'image' } }),
    eventOf(userId, { message: { id: '404', type: 'image' } }),
  ])
  const jobs = await outboxOf('line-picture')
  const before = storage.hidden.size
  for (const job of [...jobs, ...jobs]) await takeLinePicture(jobParts, job)
  expect((await messagesOf(userId)).map(({ text, picture }) => [text, picture !== null])).toEqual([
    ['', true],
    ['[รูปที่เปิดไม่ได้]', false],
  ])
  expect(storage.hidden.size).toBe(before + 2)
})

test('an answer that LINE refuses for good shows it; a busy LINE is asked again', async () => {
  const { LineRefusal } = await import('#api/gateways/line/line-refusal.ts')
  const userId = person()
  await send([eventOf(userId)])
  const [{ chat: conversationId }] = await messagesOf(userId)
  await ask('api/merchant/chat/send', {
    ...{ token: staff, body: { saleUnit, conversationId, id: crypto.randomUUID(), text: 'ค่ะ' } },
  })
  const [job] = await outboxOf('chat-to-line')
  refusal = new LineRefusal(429)
  await expect(answerByLine(jobParts, job)).rejects.toThrow('429')
  refusal = new LineRefusal(400)
  await answerByLine(jobParts, job)
  refusal = undefined
  expect(
    await rows('select line_state from chat_messages where conversation_id = $1 and seq = 2', [
      conversationId,
    ]),
  ).toEqual([{ line_state: 'failed' }])
  // A note never leaves.
  await ask('api/merchant/chat/send', {
    token: staff,
    body: { saleUnit, conversationId, id: crypto.randomUUID(), text: 'ระวัง', isNote: true },
  })
  expect(await outboxOf('chat-to-line')).toEqual([])
})

test('what LINE did not sign is refused without a trace, and so is rubbish that it did', async () => {
  const userId = person()
  const event = [eventOf(userId)]
  const count = async () => (await rows('select count(*)::int as n from chat_messages'))[0].n
  const before = await count()
  expect(await send(event, { signature: undefined })).toBe(400)
  expect(await send(event, { signature: 'AAAA' })).toBe(400)
  expect(await send(event, { unit: 'NOWHERE' })).toBe(400)
  expect(await send(event, { unit: "'%20or%201=1" })).toBe(400)
  for (const text of ['', '{', '[]', '{"destination":"U","events":7}']) expect(await send(text)).toBe(400)
  expect(await send([])).toBe(200)
  expect(await count()).toBe(before)
  const long = eventOf(userId, {
    message: { id: '1', type: 'text', text: `${'ก'.repeat(4_900)}\u0000\u202E` },
  })
  expect(await send([long, eventOf(userId, { message: { id: '2', type: 'text', text: '  \u200B ' } })])).toBe(
    200,
  )
  const [kept] = await messagesOf(userId)
  expect(kept.text).toBe('ก'.repeat(4_900))
})
