import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { type Behaviour, messageWorld } from '#checks/messages/message-world.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testDay, testOrdering } from '#checks/tools/test-ordering.ts'
import { addMessage, claimMessage, noteBegun } from './message-rows.ts'
import { noteDelivered } from './note-delivered.ts'
import { sendDue } from './send-due.ts'
import { tellCustomer } from './tell-customer.ts'
import { tellOfOrder } from './tell-of-job.ts'

const api = await testApi()
const { db, tokenFor } = api
const { rows, findProductCodes, bodyFor, place } = testOrdering(api)
const me = callers.customer
const token = await tokenFor(me)
const [product = ''] = await findProductCodes('BKK01')
const line = `U${'0'.repeat(32)}`

let now = new Date(testDay)
const world = messageWorld(() => now)
const logged: string[] = []
const log = pino({ level: 'trace' }, { write: (text: string) => void logged.push(text) })
const parts = { db, gateways: world.gateways, now: () => now, origin: () => 'https://shop.test', log }
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const set = (key: string, value: string) =>
  rows(
    `insert into settings (sale_unit, key, value, changed_by) values ('BKK01', $1, $2, 'test')
     on conflict (sale_unit, key) do update set value = excluded.value`,
    [key, value],
  )
const does = (given: Partial<Record<string, Behaviour>>) => world.behave((channel) => given[channel] ?? 'ok')

beforeEach(async () => {
  now = new Date(testDay)
  world.forget()
  does({})
  world.quota.limit = null
  logged.length = 0
  await rows(`delete from customer_messages where sale_unit = 'BKK01'`)
  await rows(`delete from message_templates where sale_unit = 'BKK01'`)
  await rows(`delete from message_choices where sale_unit = 'BKK01'`)
  await rows(`delete from line_quotas where sale_unit = 'BKK01'`)
  await rows(
    `delete from settings where sale_unit = 'BKK01' and key in ('LINE_NOTIFICATION_MESSAGES', 'MESSAGE_QUIET_HOURS')`,
  )
  await rows(
    `insert into linked_identities (account_id, provider, subject, name)
     select account_id, 'line', $1, 'LINE' from customers where sale_unit = 'BKK01' and code = 'C0001' on conflict do nothing`,
    [line],
  )
})

async function order(): Promise<string> {
  const { body } = await place(token, await bodyFor(token, me, { lines: [{ P_Code: product, qty1: 40 }] }))
  return body.orderNumber
}
const job = (orderNumber: string) => ({ id: randomUUID(), saleUnit: 'BKK01', orderNumber })
const stored = (orderNumber: string) =>
  rows<{ state: string; channel: string | null; reason: string | null; due_at: Date; attempts: number }>(
    `select state, channel, reason, due_at, attempts from customer_messages where subject = $1`,
    [orderNumber],
  )
const unlink = () => rows(`delete from linked_identities where provider = 'line' and subject = $1`, [line])

test.each([
  [{}, ['line'], 'line'],
  [{ line: 'refuses' }, ['line', 'mail'], 'mail'],
  [{ line: 'refuses', mail: 'down' }, ['line', 'mail', 'sms'], 'sms'],
  [{ line: 'blocked' }, ['mail'], 'mail'],
] as const)('with %o a customer is told by the next way', async (given, tried, channel) => {
  const number = await order()
  does(given)
  await tellOfOrder(parts, 'order-placed', job(number))
  expect(world.tried).toEqual(tried)
  expect(await stored(number)).toMatchObject([{ state: 'sent', channel }])
  expect(await rows(`select channel from order_messages where order_number = $1`, [number])).toEqual([
    { channel },
  ])
  expect(world.arrived).toMatchObject([
    { link: expect.stringMatching(/^https:\/\/shop\.test\/order\/tracking\/BKK01-/) },
  ])
})

test('only when every way is down is the customer not told, and the job fails with each reason', async () => {
  const number = await order()
  does({ line: 'refuses', mail: 'down', sms: 'lost' })
  await expect(tellOfOrder(parts, 'order-placed', job(number))).rejects.toThrow(
    'line: next; mail: the gateway answered 500; sms: TypeError',
  )
  expect(await stored(number)).toMatchObject([{ state: 'waiting', reason: 'failed', attempts: 1 }])
  does({})
  later(1)
  await sendDue(parts)
  expect(await stored(number)).toMatchObject([{ state: 'sent', channel: 'line' }])
})

test.each(['busy', 'down', 'lost'] as const)(
  'when LINE is %s it is asked again later with the same key, before anything else',
  async (is) => {
    const number = await order()
    does({ line: is })
    await tellOfOrder(parts, 'order-placed', job(number))
    expect(await stored(number)).toMatchObject([{ state: 'waiting', reason: 'line busy' }])
    does({})
    await sendDue(parts)
    expect(world.tried).toEqual(['line'])
    later(1)
    await sendDue(parts)
    expect(await stored(number)).toMatchObject([{ state: 'sent', channel: 'line' }])
    expect(new Set(world.asked.map(({ key }) => key)).size).toBe(1)
    expect(world.arrived).toHaveLength(1)
  },
)

test('LINE that stays busy is not waited for forever: then the next way is taken', async () => {
  const number = await order()
  does({ line: 'down' })
  await tellOfOrder(parts, 'order-placed', job(number))
  for (let tries = 0; tries < 6; tries++) {
    later(31)
    await sendDue(parts)
  }
  expect(world.arrived.map(({ channel }) => channel)).toEqual(['mail'])
})

test('where LINE may write by telephone number it does, once it is allowed; an unknown number goes on', async () => {
  await unlink()
  await set('LINE_NOTIFICATION_MESSAGES', 'Y')
  const [first, second] = [await order(), await order()]
  await tellOfOrder(parts, 'order-placed', job(first))
  does({ pnp: 'blocked' })
  await tellOfOrder(parts, 'order-placed', job(second))
  expect([await stored(first), await stored(second)]).toMatchObject([
    [{ channel: 'pnp' }],
    [{ channel: 'mail' }],
  ])
  expect(await rows(`select channel from order_messages where order_number = $1`, [first])).toEqual([
    { channel: 'line' },
  ])
})

test('a message by telephone number is known to have arrived once LINE says so under its tag', async () => {
  await unlink()
  await set('LINE_NOTIFICATION_MESSAGES', 'Y')
  const [first, second] = [await order(), await order()]
  for (const number of [first, second]) await tellOfOrder(parts, 'order-placed', job(number))
  const idOf = async (number: string) => {
    const [row] = await rows<{ id: string }>('select id from customer_messages where subject = $1', [number])
    return row?.id ?? ''
  }
  const at = new Date(now.getTime() + 1_000)
  await noteDelivered(parts.db, { saleUnit: 'BKK01', id: await idOf(first), at })
  await noteDelivered(parts.db, { saleUnit: 'BKK01', id: await idOf(first), at: new Date(at.getTime() + 1) })
  // A tag of another centre, or one that nobody gave, changes nothing.
  await noteDelivered(parts.db, { saleUnit: 'NON01', id: await idOf(second), at })
  await noteDelivered(parts.db, { saleUnit: 'BKK01', id: 'no such tag', at })
  const delivered = (number: string) =>
    rows('select delivered_at from customer_messages where subject = $1', [number])
  expect(await delivered(first)).toEqual([{ delivered_at: at }])
  expect(await delivered(second)).toEqual([{ delivered_at: null }])
})

test('what happens at night waits until eight, and is then told once', async () => {
  const number = await order()
  now = new Date('2026-11-16T23:10:00+07:00')
  await tellOfOrder(parts, 'order-placed', job(number))
  expect(await stored(number)).toMatchObject([
    { state: 'waiting', reason: 'quiet hours', due_at: new Date('2026-11-17T08:00:00+07:00'), attempts: 0 },
  ])
  now = new Date('2026-11-17T07:59:00+07:00')
  await sendDue(parts)
  expect(world.arrived).toEqual([])
  now = new Date('2026-11-17T08:00:00+07:00')
  await Promise.all([sendDue(parts), sendDue(parts), sendDue(parts)])
  await tellOfOrder(parts, 'order-placed', job(number))
  expect(world.arrived).toHaveLength(1)
})

test('what was begun by a process that died is not sent again by mail, and by LINE with the same key', async () => {
  const number = await order()
  const key = {
    saleUnit: 'BKK01',
    customerCode: 'C0001',
    kind: 'order-placed',
    subject: number,
    event: '',
  } as const
  const id = await addMessage(db, key, now)
  await claimMessage(db, { saleUnit: 'BKK01', id }, { now, isRetry: false })
  later(1)
  await tellCustomer(parts, key)
  expect(world.tried).toEqual([])
  later(2)
  await sendDue(parts)
  expect(world.asked).toEqual([{ channel: 'line', key: id }])

  const other = { ...key, subject: await order() }
  const otherId = await addMessage(db, other, now)
  await claimMessage(db, { saleUnit: 'BKK01', id: otherId }, { now, isRetry: false })
  await noteBegun(db, { saleUnit: 'BKK01', id: otherId, claimedAt: now }, 'mail')
  later(3)
  await sendDue(parts)
  expect(world.arrived).toHaveLength(1)
  expect(await stored(other.subject)).toMatchObject([
    { state: 'sent', channel: 'mail', reason: 'unconfirmed' },
  ])
})

test('twenty processes that hear of the same order at once tell it once', async () => {
  const number = await order()
  await Promise.all(Array.from({ length: 20 }, () => tellOfOrder(parts, 'order-placed', job(number))))
  expect(world.arrived).toHaveLength(1)
})

test('words of the centre go out in the customer’s language, and a kind that is off to nobody', async () => {
  const words = { title: 'สวัสดี {order}', text: '', button: 'เปิด' }
  await rows(
    `insert into message_templates (sale_unit, kind, words, changed_at, changed_by) values ('BKK01', 'order-placed', $1, now(), 'x')`,
    [JSON.stringify({ th: words, en: { ...words, title: 'Hello {order}' } })],
  )
  const number = await order()
  await rows(
    `insert into message_choices (sale_unit, customer_code, language, changed_at) values ('BKK01', 'C0001', 'en', now())`,
  )
  await tellOfOrder(parts, 'order-placed', job(number))
  expect(world.arrived).toMatchObject([
    { text: `Hello ${number}`, link: expect.stringContaining('shop.test/en/order/') },
  ])
  await rows(`update message_templates set is_on = false`)
  const other = await order()
  await tellOfOrder(parts, 'order-placed', job(other))
  expect(await stored(other)).toMatchObject([{ state: 'not sent', reason: 'switched off' }])
})

test('of an order that is placed, refused by every way and told at last, the log knows no content and no person', async () => {
  const number = await order()
  does({ line: 'lost', mail: 'lost', sms: 'lost' })
  for (let tries = 0; tries < 6; tries++) {
    await tellOfOrder(parts, 'order-placed', job(number)).catch((error: Error) =>
      log.warn({ reason: error.message }, 'job'),
    )
    later(31)
    await sendDue(parts)
  }
  const [person] = await rows<{ name: string; mobile: string; email: string; shop: string }>(
    `select a.name, a.mobile, a.email, c.name as shop from customers c join accounts a on a.id = c.account_id
     where c.sale_unit = 'BKK01' and c.code = 'C0001'`,
  )
  const said = logged.join('\n')
  expect(logged.length).toBeGreaterThan(5)
  for (const secret of [
    person?.name,
    person?.mobile,
    person?.email,
    person?.shop,
    line,
    'ได้รับคำสั่งซื้อ',
    '฿',
    'tracking',
  ])
    expect(said).not.toContain(secret)
})
