import { Writable } from 'node:stream'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { tellOfOrder } from '#api/customer-messages/tell-of-job.ts'
import type { Gateways } from '#api/gateways/gateways.ts'
import { callers, type TestCaller, testApi } from '#checks/tools/test-api.ts'
import { testDay, testOrdering } from '#checks/tools/test-ordering.ts'
import { openSandbox, post, type TestSandbox } from '#sandbox/test-sandbox.ts'
import type { DeliveryMessageKind } from '#shop/delivery-messages/delivery-cards.ts'
import { readEnvironment } from '#start/settings/environment.ts'
import { openGateways } from '#start/settings/gateways.ts'
import { sendDeliveryMessage } from './delivery-message.ts'

const api = await testApi()
const { db, tokenFor } = api
const { rows, findProductCodes, bodyFor, place } = testOrdering(api)
const now = new Date(testDay)
const lineId = `U${'0a'.repeat(16)}`
const unset = {
  ...{ NODE_ENV: 'production', DATABASE_URL: 'postgresql://db/shop', PUBLIC_URL: 'https://shop.test' },
  SECRET: 'q8Zr2mVx0LbT5nYc7KdW3hJf9PgA6sEu',
}
let [sandbox, gateways]: [TestSandbox | undefined, Gateways] = [
  undefined,
  openGateways(readEnvironment(unset), () => ''),
]
let orderNumber = ''
let logged = ''
const log = pino(
  new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk)
      done()
    },
  }),
)

beforeEach(async () => {
  sandbox = await openSandbox()
  const { origin } = sandbox
  gateways = openGateways(readEnvironment({}), () => origin)
  logged = ''
  await rows('delete from consents')
  await linkLine(lineId)
  orderNumber = await placeOrder(callers.customer)
})

async function placeOrder(who: TestCaller & { saleUnit: string; customerCode: string }) {
  const token = await tokenFor(who)
  const [product = ''] = await findProductCodes(who.saleUnit)
  const { body } = await place(token, await bodyFor(token, who, { lines: [{ P_Code: product, qty1: 40 }] }))
  return body.orderNumber as string
}
async function linkLine(subject: string | undefined, code = 'C0001') {
  const account = `(select account_id from customers where sale_unit = 'BKK01' and code = '${code}')`
  await rows(`delete from linked_identities where account_id = ${account} and provider = 'line'`)
  if (subject)
    await rows(
      `insert into linked_identities (account_id, provider, subject, name) values (${account}, 'line', $1, 'LINE')`,
      [subject],
    )
}
const send = (
  kind: DeliveryMessageKind = 'on the way',
  more: Partial<Parameters<typeof sendDeliveryMessage>[1]> = {},
  at = now,
) =>
  sendDeliveryMessage(
    { db, gateways, now: at, origin: () => 'https://shop.test', log },
    {
      ...{ saleUnit: 'BKK01', orderNumber, kind, cash: 123_450, key: 'run 1' },
      window: { from: new Date('2026-11-17T03:20:00Z'), to: new Date('2026-11-17T03:50:00Z') },
      rider: { name: 'หนึ่ง ซิ่งดี', mobile: '0820000003' },
      ...more,
    },
  )
const turn = (switches: Record<string, boolean | 'once'>) =>
  post(`${sandbox?.origin}/sandbox/switches`, switches)
const inbox = () => sandbox?.inbox.list().map(({ kind, from }) => `${kind} ${from}`) ?? []

test('a customer with LINE gets a card from the account of the centre, with what it says and where to follow', async () => {
  expect(await send()).toBe('line')
  const [message, ...others] = sandbox?.inbox.list(lineId) ?? []
  expect(others).toEqual([])
  expect(message).toMatchObject({ kind: 'line', from: 'สั่งได้ BKK01' })
  expect(message?.text).toContain(`กำลังไปส่งคำสั่งซื้อ ${orderNumber} ประมาณ 10:20–10:50`)
  const card = JSON.stringify(message?.flex)
  for (const said of ['เตรียมเงิน ฿1,234.50 ให้คนส่ง', 'คนส่ง หนึ่ง 082-000-0003', 'ติดตามคำสั่งซื้อ'])
    expect(card).toContain(said)
  expect(card).toMatch(/https:\/\/shop\.test\/order\/tracking\/BKK01-[0-9a-f]{32}/)
  expect(card).not.toContain('ซิ่งดี')
})

test.each([
  ['no LINE', undefined, {}],
  ['something else than a LINE id', 'someone@line', {}],
  ['blocked the account, or never was its friend', lineId, { lineNotFriend: true }],
  ['a centre whose quota is used up', lineId, { lineQuota: true }],
  ['LINE down', lineId, { lineDown: true }],
])('a customer with %s gets an SMS with the link', async (_why, subject, switches) => {
  await linkLine(subject)
  await turn(switches)
  expect(await send('arriving')).toBe('sms')
  const [message] = sandbox?.inbox.list() ?? []
  expect(inbox()).toEqual(['sms SANGDAI'])
  expect(message?.text).toMatch(
    /คนส่งใกล้ถึงแล้ว คำสั่งซื้อ .*\nhttps:\/\/shop\.test\/order\/tracking\/BKK01-[0-9a-f]{32}$/,
  )
})

test('with neither LINE nor SMS nobody is told, and a later try may succeed', async () => {
  const { sendSms: _, ...lineOnly } = gateways
  await linkLine(undefined)
  const complete = gateways
  gateways = lineOnly
  expect(await send()).toBe('none')
  gateways = complete
  expect(await send()).toBe('sms')
})

test('when both ways fail the rider is told so in Thai, and pressing again sends it', async () => {
  await turn({ lineDown: true, smsDown: true })
  const refused = await send().catch((error) => error)
  expect([refused.code, refused.say('th')]).toEqual([
    'deliveries.messageFailed',
    'ส่งข้อความไม่สำเร็จ ลูกค้ายังไม่ได้รับข้อความ ลองอีกครั้ง หรือโทรหาลูกค้าแทน',
  ])
  await turn({ lineDown: false, smsDown: false })
  expect(await send()).toBe('line')
  expect(inbox()).toEqual(['line สั่งได้ BKK01'])
})

test('however often and by however many it is asked, one visit is told once of each', async () => {
  const answers = await Promise.all([send(), send(), send(), send()])
  expect(answers).toEqual(['line', 'line', 'line', 'line'])
  expect([await send('arriving'), await send('arriving'), await send('delivered')]).toEqual([
    'line',
    'line',
    'line',
  ])
  expect(inbox()).toHaveLength(3)
  await linkLine(undefined)
  expect(await send('delivered')).toBe('line')
  expect(
    await Promise.all([send('on the way', { key: 'run 2' }), send('on the way', { key: 'run 2' })]),
  ).toEqual(['sms', 'sms'])
  expect(inbox()).toHaveLength(4)
})

test('a message of yesterday that comes late is not sent after a later one', async () => {
  expect(await send('arriving')).toBe('line')
  expect(await send('on the way')).toBe('none')
  expect(await send('on the way', { key: 'run 2' })).toBe('line')
})

test('what LINE took without answering is not sent again, even by SMS', async () => {
  const lineOf: Gateways['lineOf'] = (saleUnit) => {
    const channel = openGateways(readEnvironment({}), () => sandbox?.origin ?? '').lineOf?.(saleUnit)
    let calls = 0
    return (
      channel && {
        ...channel,
        push: async (...message) => {
          await channel.push(...message)
          if (++calls === 1)
            throw new DOMException('The operation was aborted due to timeout', 'TimeoutError')
        },
      }
    )
  }
  gateways = { ...gateways, lineOf }
  expect(await send()).toBe('line')
  expect(inbox()).toEqual(['line สั่งได้ BKK01'])
})

test('a sender that died is taken over after two minutes; an SMS it had begun is not sent again', async () => {
  const died = (kind: string, channel: string | null) =>
    rows(
      `insert into delivery_messages (sale_unit, order_number, kind, attempt, claimed_at, channel) values ('BKK01', $1, $2, 'run 1', $3, $4)`,
      [orderNumber, kind, now, channel],
    )
  await died('on the way', null)
  await died('arriving', 'sms')
  const soon = new Date(now.getTime() + 10_000)
  const later = new Date(now.getTime() + 121_000)
  expect(await send('on the way', {}, soon).catch((error) => error.code)).toBe('deliveries.messageBeingSent')
  expect(await send('on the way', {}, later)).toBe('line')
  expect(await send('arriving', {}, later)).toBe('sms')
  expect(inbox()).toEqual(['line สั่งได้ BKK01'])
}, 15_000)

test.each([
  ['erased the account', `update accounts set erased_at = now() where id = $1`],
  [
    'withdrew consent',
    `insert into consents (account_id, purpose, version, given, at, channel) values ($1, 'service', '1', true, '2026-01-01', 'web'), ($1, 'service', '1', false, '2026-01-02', 'web')`,
  ],
])('a customer who %s gets nothing', async (_what, change) => {
  const [row] = await rows<{ account_id: string }>(
    `select account_id from customers where sale_unit = 'BKK01' and code = 'C0001'`,
  )
  await rows(change, [row?.account_id])
  expect(await send()).toBe('none')
  expect(inbox()).toEqual([])
  await rows(`update accounts set erased_at = null`)
})

test.each([
  ['SO Cancel', 'delivered', 'none'],
  ['POD', 'arriving', 'none'],
  ['POD', 'delivered', 'line'],
] as const)('of an order that is %s, "%s" is told by %s', async (status, kind, sent) => {
  await rows(`update orders set status = $2 where sale_unit = 'BKK01' and number = $1`, [orderNumber, status])
  expect(await send(kind)).toBe(sent)
})

test('whoever read on the card that the order was delivered is not told again when it is completed', async () => {
  await send('delivered')
  const deps = {
    db,
    gateways,
    now: () => now,
    origin: () => 'https://shop.test',
    log: pino({ level: 'silent' }),
  }
  const job = { id: crypto.randomUUID(), saleUnit: 'BKK01', orderNumber }
  await tellOfOrder(deps, 'order-completed', job)
  expect(inbox()).toHaveLength(1)
  const told = `select state, reason from customer_messages where kind = 'order-completed' and subject = $1`
  expect(await rows(told, [orderNumber])).toEqual([{ state: 'not sent', reason: 'told otherwise' }])
})

test('each centre writes from its own account', async () => {
  const [other] = await rows<{ code: string }>(
    `select c.code from customers c join addresses a on a.sale_unit = 'CNX01' and a.customer_code = c.code and a.active
     where c.sale_unit = 'CNX01' and c.status = 'active' order by c.code limit 1`,
  )
  const who = { kind: 'user', role: '1', saleUnit: 'CNX01', customerCode: other?.code ?? '' } as const
  const [account] = await rows<{ account_id: string }>(
    `select account_id from customers where sale_unit = 'CNX01' and code = $1`,
    [who.customerCode],
  )
  await rows(`delete from linked_identities where account_id = $1 and provider = 'line'`, [
    account?.account_id,
  ])
  await rows(
    `insert into linked_identities (account_id, provider, subject, name) values ($1, 'line', $2, 'LINE')`,
    [account?.account_id, `U${'0b'.repeat(16)}`],
  )
  const theirs = await placeOrder(who)
  const url = `${sandbox?.origin}/sandbox/line`
  const tokens = {
    LINE_MESSAGING_URL: url,
    LINE_MESSAGING_TOKEN_BKK01: 'sandbox-line-channel-token-BKK01',
    LINE_MESSAGING_TOKEN_CNX01: 'sandbox-line-channel-token-CNX01',
  }
  gateways = openGateways(readEnvironment(tokens), () => sandbox?.origin ?? '')
  expect([await send(), await send('on the way', { saleUnit: 'CNX01', orderNumber: theirs })]).toEqual([
    'line',
    'line',
  ])
  expect(inbox()).toEqual(['line สั่งได้ CNX01', 'line สั่งได้ BKK01'])
  const { LINE_MESSAGING_TOKEN_CNX01: _, ...without } = tokens
  gateways = openGateways(readEnvironment(without), () => sandbox?.origin ?? '')
  expect(await send('arriving', { saleUnit: 'CNX01', orderNumber: theirs })).toBe('sms')
})

test('the log of a failure names the way and the status, never the person or the words', async () => {
  const [account] = await rows<{ mobile: string }>(
    `select a.mobile from accounts a join customers c on c.account_id = a.id where c.sale_unit = 'BKK01' and c.code = 'C0001'`,
  )
  await turn({ lineQuota: true, smsDown: true })
  await send().catch(() => {})
  expect(logged).toContain('"gateway":"line","reason":"LINE answered 429"')
  expect(logged).toMatch(/"gateway":"sms","reason":"the SMS gateway answered \d+"/)
  for (const secret of [
    lineId,
    account?.mobile ?? '-',
    '0820000003',
    'หนึ่ง',
    orderNumber,
    'shop.test',
    '1,234',
  ])
    expect(logged).not.toContain(secret)
})

test('inside a transaction no message is sent', async () => {
  await expect(db.transaction().execute(() => send())).rejects.toThrow('inside a transaction')
  expect(inbox()).toEqual([])
})

test('an SMS is noted before it goes, so that a sender that dies leaves a trace of it', async () => {
  await linkLine(undefined)
  const noted: unknown[] = []
  const sendSms = async () =>
    void noted.push(
      ...(await rows(`select channel, sent_at from delivery_messages where order_number = $1`, [
        orderNumber,
      ])),
    )
  gateways = { ...gateways, sendSms }
  expect(await send()).toBe('sms')
  expect(noted).toEqual([{ channel: 'sms', sent_at: null }])
})

test('a plain message of an order comes from the account of its centre too', async () => {
  const deps = {
    db,
    gateways,
    now: () => now,
    origin: () => 'https://shop.test',
    log: pino({ level: 'silent' }),
  }
  await tellOfOrder(deps, 'order-placed', { id: crypto.randomUUID(), saleUnit: 'BKK01', orderNumber })
  expect(inbox()).toEqual(['line สั่งได้ BKK01'])
})

test('the order of another centre is not found', async () => {
  expect(await send('on the way', { saleUnit: 'CNX01' })).toBe('none')
})
