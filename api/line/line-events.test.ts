import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { lineChannel } from '#api/gateways/line/line-channel.ts'
import { LineRefusal } from '#api/gateways/line/line-refusal.ts'
import { notePeopleChanged } from '#api/line-menus/menu-people.ts'
import { settingsReader } from '#api/settings/settings.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import { makeRandom } from '#database/seeds/random.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import { answerEvent } from './answer-event.ts'

const secret = 'test-channel-secret'
const saleUnit = 'BKK01'
type Sent = { to: string; text: string; key?: string; data: string[]; links: string[] }
const sent: Sent[] = []
let replyRefusal: Error | undefined
const used = new Set<string>()
let tokens = 0
const note = (to: string, message: object, key?: string) => {
  const said = JSON.stringify(message)
  const all = (pattern: RegExp) => [...said.matchAll(pattern)].map(([, found]) => found ?? '')
  const text = all(/"text":"([^"]*)"/g).join('\n')
  sent.push({ to, text, ...(key && { key }), data: all(/"data":"([^"]*)"/g), links: all(/"uri":"([^"]*)"/g) })
}
const channel = Object.assign(
  lineChannel({ url: 'https://line.test', channelToken: 't', channelSecret: secret }),
  {
    push: async (to: string, message: object, key: string) => note(to, message, key),
    reply: async (token: string, message: object) => {
      if (replyRefusal) throw replyRefusal
      if (used.has(token)) throw new LineRefusal(400)
      used.add(token)
      note(token, message)
    },
    findPerson: async () => 'ป้าแต๋ว',
    issueLinkToken: async () => `link-token-${++tokens}`,
  },
)
const gateways = {
  sms: { name: 's', request: async () => ({ token: '', reference: '' }), verify: async () => false },
  sendMail: async () => {},
  lineOf: () => channel,
} as never
const api = await testApi({ gateways })
const { app, ask, db, pool, tokenFor } = api
const { rows, place, bodyFor, findProductCodes } = testOrdering(api)
const customer = await tokenFor(callers.customer)
const { customerCode } = callers.customer
const parts = {
  ...{ db, gateways, now: () => testNow, origin: () => 'https://shop.test', liff: () => undefined },
  ...{ log: { info: () => {}, warn: () => {}, error: () => {} } as never, settings: settingsReader(db) },
  onPersonChanged: notePeopleChanged,
}
let [people, events] = [0, 0]
const person = () => `U${(++people).toString(16).padStart(32, '0')}`
const eventOf = (userId: string, more: object) => ({
  ...{
    mode: 'active',
    timestamp: testNow.getTime(),
    webhookEventId: `01HG${String(++events).padStart(22, '0')}`,
  },
  ...{
    deliveryContext: { isRedelivery: false },
    source: { type: 'user', userId },
    replyToken: `token${events}`,
  },
  ...more,
})
const postback = (userId: string, data: unknown, more: object = {}) =>
  eventOf(userId, { type: 'postback', postback: { data }, ...more })

async function send(all: unknown[]) {
  const payload = JSON.stringify({ destination: `U${'0'.repeat(32)}`, events: all })
  const signature = createHmac('sha256', secret).update(payload).digest('base64')
  const headers = { 'content-type': 'application/json', 'x-line-signature': signature }
  return (await app.inject({ method: 'POST', url: `/rest/api/line/webhook/${saleUnit}`, payload, headers }))
    .statusCode
}
const jobs = () =>
  rows<{ id: string; saleUnit: string; orderNumber: string }>(
    `delete from outbox where topic = 'line-event' returning id, sale_unit as "saleUnit", order_number as "orderNumber"`,
  )
/** What the shop answers to these events. */
async function answersTo(...all: unknown[]): Promise<Sent[]> {
  sent.length = 0
  expect(await send(all)).toBe(200)
  for (const job of await jobs()) await answerEvent(parts, job)
  return [...sent]
}
async function linkTo(userId: string, code: string = customerCode) {
  await pool.query(
    `delete from linked_identities where provider = 'line' and account_id = (select account_id from customers where sale_unit = $1 and code = $2)`,
    [saleUnit, code],
  )
  await pool.query(
    `insert into linked_identities (provider, subject, account_id, name)
     select 'line', $1, account_id, 'x' from customers where sale_unit = $2 and code = $3`,
    [userId, saleUnit, code],
  )
}
/** Orders ten of each; returns the number. */
async function order(codes: readonly string[]): Promise<string> {
  const lines = codes.map((code) => ({ P_Code: code, qty1: 10 }))
  const { status } = await place(customer, await bodyFor(customer, { saleUnit, customerCode }, { lines }))
  expect(status).toBe(200)
  const [placed] = await rows<{ number: string }>(
    'select number from orders where sale_unit = $1 and customer_code = $2 order by number desc limit 1',
    [saleUnit, customerCode],
  )
  return placed?.number ?? ''
}
const cart = () =>
  rows<{ code: string; pieces: number }>(
    `select product_code as code, quantity1 + quantity2 + quantity3 as pieces from cart_lines
     where sale_unit = $1 and customer_code = $2 and filled_by = '' and kind = 'normal' and quantity1 + quantity2 + quantity3 > 0 order by 1`,
    [saleUnit, customerCode],
  )
const clearCart = () =>
  pool.query('delete from cart_lines where sale_unit = $1 and customer_code = $2', [saleUnit, customerCode])
const latest = async () =>
  (
    await rows<{ number: string }>(
      'select number from orders where sale_unit = $1 and customer_code = $2 order by placed_at desc limit 1',
      [saleUnit, customerCode],
    )
  )[0]?.number ?? ''

test('a new friend is welcomed once for each time they follow, and a stranger may connect', async () => {
  const userId = person()
  const follow = eventOf(userId, { type: 'follow' })
  const [welcome, ...others] = await answersTo(follow, follow)
  expect(others).toEqual([])
  expect(welcome).toMatchObject({ text: expect.stringContaining('ยินดีต้อนรับ'), data: ['s1:connect'] })
  expect(welcome?.links).toEqual(['https://shop.test/line_hook?dc=BKK01&to=%2F'])
  expect(await answersTo(follow)).toEqual([])
  // One that comes after the person has blocked the account again.
  const late = eventOf(userId, { type: 'follow', timestamp: testNow.getTime() + 1 })
  expect(
    await answersTo(eventOf(userId, { type: 'unfollow', timestamp: testNow.getTime() + 2 }), late),
  ).toEqual([])
})

test('tracking tells of the latest or the given order, and of nobody else’s', async () => {
  const userId = person()
  const [stranger] = await answersTo(postback(userId, 's1:track'))
  expect(stranger?.text).toContain('ยังไม่ได้เชื่อมบัญชีร้าน')
  await linkTo(userId)
  const number = await latest()
  const [card] = await answersTo(postback(userId, 's1:track'))
  expect(card?.text).toContain(`คำสั่งซื้อ ${number}`)
  expect(card?.links[0]).toBe(
    `https://shop.test/line_hook?dc=BKK01&to=${encodeURIComponent(`/history/${number}/BKK01`)}`,
  )
  const [given] = await answersTo(postback(userId, `s1:track:${number}`))
  expect(given?.text).toBe(card?.text)
  const [other] = await rows<{ number: string }>(
    'select number from orders where sale_unit = $1 and customer_code <> $2 limit 1',
    [saleUnit, customerCode],
  )
  const [forged] = await answersTo(postback(userId, `s1:track:${other?.number}`))
  expect(forged?.text).toContain('ไม่พบคำสั่งซื้อนี้')
  expect(forged?.text).not.toContain(other?.number)
})

test('200 redeliveries of each at once have one effect and one answer', async () => {
  const userId = person()
  await linkTo(userId)
  const codes = await findProductCodes(saleUnit, 2)
  const number = await order(codes)
  await clearCart()
  for (const data of ['s1:track', `s1:reorder:${number}`]) {
    sent.length = 0
    const event = postback(userId, data)
    const again = { ...event, deliveryContext: { isRedelivery: true } }
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) => send([at === 0 ? event : again])),
    )
    expect(new Set(answers)).toEqual(new Set([200]))
    const all = await jobs()
    expect(all).toHaveLength(1)
    await Promise.all(Array.from({ length: 8 }, () => answerEvent(parts, all[0] as never)))
    await answerEvent(parts, all[0] as never)
    expect(sent).toHaveLength(1)
  }
  expect((await cart()).map(({ pieces }) => pieces)).toEqual([10, 10])
  // Pressed twice in a moment, it is one wish; later it is another one.
  const [twice] = await answersTo(postback(userId, `s1:reorder:${number}`))
  expect(twice?.text).toContain('ใส่ตะกร้าไปเมื่อครู่แล้ว')
  await answersTo(postback(userId, `s1:reorder:${number}`, { timestamp: testNow.getTime() + 60_000 }))
  expect((await cart()).map(({ pieces }) => pieces)).toEqual([20, 20])
})

test('an order that is not the sender’s puts nothing into any cart', async () => {
  const userId = person()
  await linkTo(userId)
  await clearCart()
  const [other] = await rows<{ number: string }>(
    'select number from orders where sale_unit = $1 and customer_code <> $2 limit 1',
    [saleUnit, customerCode],
  )
  const [card] = await answersTo(postback(userId, `s1:reorder:${other?.number}`))
  expect(card?.text).toContain('ไม่พบคำสั่งซื้อนี้')
  expect(await cart()).toEqual([])
})

test('what is not sold any more is named, and the button leads to the cart', async () => {
  const userId = person()
  await linkTo(userId)
  await clearCart()
  const codes = await findProductCodes(saleUnit, 2)
  const number = await order(codes)
  await pool.query('update products set active = false where sale_unit = $1 and code = $2', [
    saleUnit,
    codes[0],
  ])
  const [card] = await answersTo(postback(userId, `s1:reorder:${number}`))
  await pool.query('update products set active = true where sale_unit = $1 and code = $2', [
    saleUnit,
    codes[0],
  ])
  expect(card?.text).toContain('ใส่ตะกร้าแล้ว 1 รายการ')
  expect(card?.text).toContain('ใส่ไม่ได้ 1 รายการ')
  expect(card?.links).toEqual(['https://shop.test/line_hook?dc=BKK01&to=%2Fcart'])
  expect((await cart()).map(({ code }) => code)).toEqual([codes[1]])
})

test('a run of a standing order is skipped by its button, once, and only by its own customer', async () => {
  const userId = person()
  await linkTo(userId)
  const day = addDays(bangkokDay(testNow), 5)
  const addTo = async (owner: string) =>
    (
      await rows<{ id: string }>(
        `with added as (insert into standing_orders (sale_unit, customer_code, every, every_unit, every_day, starts_on, next_planned_on, look_at, slot,
           ship_to, bill_to, payment_method, when_closed, when_sold_out, wait_days, when_over, when_below, when_no_credit, made_at, changed_at)
         select $1, $2, 1, 'month', 1, $3, $3, $4, '08-12', a.id, a.id, 'COD', 'after', 'leave out', 0, 'ask', 'skip', 'stop', $4, $4
         from addresses a where a.sale_unit = $1 and a.customer_code = $2 limit 1 returning id),
         run as (insert into standing_order_runs (sale_unit, standing_order_id, planned_on, deliver_on, slot, state, due_at, place_at)
         select $1, id, $3, $3, '08-12', 'coming', $4::timestamptz + interval '4 days', $4::timestamptz + interval '4 days' from added)
         select id from added`,
        [saleUnit, owner, day, testNow],
      )
    )[0]?.id ?? ''
  const [id, other] = [await addTo(customerCode), await addTo('C0002')]
  const stateOf = async (one: string) =>
    (
      await rows<{ state: string }>('select state from standing_order_runs where standing_order_id = $1', [
        one,
      ])
    )[0]?.state
  for (let each = 0; each < 2; each++) {
    const [card] = await answersTo(postback(userId, `s1:skip:${id}/${day}`))
    expect(card?.text).toContain('ข้ามสั่งประจำรอบ')
  }
  expect(await stateOf(id)).toBe('skipped')
  for (const data of [`s1:skip:${other}/${day}`, 's1:skip:nonsense', 's1:skip'])
    expect((await answersTo(postback(userId, data)))[0]?.text).toContain('ไม่พบสั่งประจำรอบนี้')
  expect(await stateOf(other)).toBe('coming')
})

test('an answer goes by its token, by a message where that is too late, and never twice', async () => {
  const userId = person()
  await linkTo(userId)
  const [byToken] = await answersTo(postback(userId, 's1:track'))
  expect(byToken?.to).toMatch(/^token/)
  replyRefusal = new LineRefusal(400)
  const [byPush] = await answersTo(postback(userId, 's1:track'))
  expect(byPush).toMatchObject({ to: userId, key: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  sent.length = 0
  await send([postback(userId, 's1:track')])
  const [job] = await jobs()
  replyRefusal = new LineRefusal(500)
  await expect(answerEvent(parts, job as never)).rejects.toThrow('500')
  replyRefusal = new LineRefusal(400)
  await answerEvent(parts, job as never)
  await answerEvent(parts, job as never)
  replyRefusal = undefined
  expect(sent).toEqual([])
})

test('1,000 pieces of rubbish in postbacks are answered 200 and do nothing', async () => {
  const userId = person()
  await linkTo(userId)
  await clearCart()
  const random = makeRandom('postback rubbish')
  const signs = [
    's1',
    ':',
    'track',
    'reorder',
    'skip',
    '__proto__',
    'constructor',
    ' ',
    '\u0000',
    '\ud800',
    'ก',
    "'",
    '%',
    '\u202e',
    '99999999999',
    '../',
    '{"a":1}',
    'x'.repeat(299),
  ]
  const rubbish = Array.from({ length: 1_000 }, (_, at) => {
    if (at % 20 === 0) return [null, 7, [], {}, true, undefined][(at / 20) % 6]
    return Array.from(
      { length: random.between(1, 6) },
      () => signs[random.between(0, signs.length - 1)],
    ).join('')
  })
  sent.length = 0
  for (let at = 0; at < rubbish.length; at += 50)
    expect(await send(rubbish.slice(at, at + 50).map((data) => postback(userId, data)))).toBe(200)
  for (const job of await jobs()) await answerEvent(parts, job)
  expect(await cart()).toEqual([])
  // What happens to read as a button is answered as one, whoever made it up.
  for (const { text } of sent) expect(text).toMatch(/ไม่พบคำสั่งซื้อนี้|คำสั่งซื้อ |ใส่ตะกร้า/)
})

const lookAt = (linkToken: string, token = customer) =>
  ask('api/line/link/look', { token, body: { saleUnit, linkToken } })
const confirm = async (linkToken: string, token = customer) => {
  const { status, body } = await ask('api/line/link/confirm', { token, body: { saleUnit, linkToken } })
  return { status, nonce: new URL(body.address ?? 'https://x').searchParams.get('nonce') ?? '' }
}
const linked = (userId: string, nonce: string, result = 'ok') =>
  eventOf(userId, { type: 'accountLink', link: { result, nonce } })
const holderOf = async (userId: string) =>
  (
    await rows<{ code: string }>(
      `select k.code from linked_identities l join customers k on k.account_id = l.account_id and k.sale_unit = $1 where l.provider = 'line' and l.subject = $2`,
      [saleUnit, userId],
    )
  )[0]?.code
async function askToConnect(userId: string): Promise<string> {
  const [card] = await answersTo(postback(userId, 's1:connect'))
  return new URL(card?.links[0] ?? 'https://x').searchParams.get('linkToken') ?? ''
}

test('a stranger connects: the page names both sides, LINE hands back the nonce, the card says so', async () => {
  await pool.query(`delete from linked_identities where provider = 'line'`)
  const userId = person()
  const linkToken = await askToConnect(userId)
  const { body } = await lookAt(linkToken)
  expect(body).toMatchObject({ lineName: 'ป้าแต๋ว', isLinked: false, isElsewhere: false, replaces: null })
  const { nonce } = await confirm(linkToken)
  expect(nonce).toMatch(/^[\w-]{43}$/)
  const kept = JSON.stringify(await rows('select * from line_links'))
  expect(kept).not.toContain(nonce)
  expect(kept).not.toContain(linkToken)
  const event = linked(userId, nonce)
  const [card] = await answersTo(event, { ...event, deliveryContext: { isRedelivery: true } })
  expect(card?.text).toContain('เชื่อมบัญชีแล้ว')
  expect(await holderOf(userId)).toBe(customerCode)
  // Used once: the same nonce in another event links nothing, nor does the link open again.
  await pool.query(`delete from linked_identities where provider = 'line'`)
  const [replayed] = await answersTo(linked(userId, nonce))
  expect(replayed?.text).toContain('ยังเชื่อมบัญชีไม่ได้')
  expect(await holderOf(userId)).toBe(undefined)
  expect((await lookAt(linkToken)).body.Code ?? (await lookAt(linkToken)).body.code).toBe('line.deadLink')
})

test('a stolen, guessed, replaced, late or refused nonce links nothing', async () => {
  await pool.query(`delete from linked_identities where provider = 'line'`)
  const [victim, thief] = [person(), person()]
  const { nonce } = await confirm(await askToConnect(victim))
  await answersTo(linked(thief, nonce))
  await answersTo(linked(victim, nonce))
  expect([await holderOf(thief), await holderOf(victim)]).toEqual([undefined, undefined])
  await answersTo(linked(victim, 'guessed-guessed-guessed'))
  const again = await askToConnect(victim)
  const first = await confirm(again)
  const second = await confirm(again)
  await answersTo(linked(victim, first.nonce))
  expect(await holderOf(victim)).toBe(undefined)
  await answersTo(linked(victim, second.nonce, 'failed'))
  expect(await holderOf(victim)).toBe(undefined)
  const late = await confirm(await askToConnect(victim))
  await pool.query(`update line_links set expires_at = expires_at - interval '1 hour'`)
  await answersTo(linked(victim, late.nonce))
  expect(await holderOf(victim)).toBe(undefined)
})

test('a LINE account of another customer stays theirs, and the page and the chat say so', async () => {
  await pool.query(`delete from linked_identities where provider = 'line'`)
  const userId = person()
  const linkToken = await askToConnect(userId)
  const { nonce } = await confirm(linkToken)
  await linkTo(userId, 'C0002')
  expect((await lookAt(linkToken)).body).toMatchObject({ isElsewhere: true })
  expect((await confirm(linkToken)).status).toBe(409)
  const [card] = await answersTo(linked(userId, nonce))
  expect(card?.text).toContain('เชื่อมกับร้านอื่นอยู่แล้ว')
  expect(await holderOf(userId)).toBe('C0002')
})
