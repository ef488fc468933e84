import { pino } from 'pino'
import { expect, test } from 'vitest'
import { checkQuotas } from '#api/customer-messages/line-quotas.ts'
import { tellCustomer } from '#api/customer-messages/tell-customer.ts'
import { messageWorld } from '#checks/messages/message-world.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testDay } from '#checks/tools/test-ordering.ts'
import { defaultTemplates } from '#shop/customer-messages/default-templates.ts'

const world = messageWorld(() => new Date(testDay))
const silent = {
  name: 'silent',
  request: async () => ({ token: '', reference: '' }),
  verify: async () => false,
}
const { ask, tokenFor, pool, db } = await testApi({ gateways: { ...world.gateways, sms: silent } })
const token = await tokenFor(callers.owner)
const call = (path: string, body: object = {}) =>
  ask(`api/merchant/messages/${path}`, { token, locale: 'en', body: { saleUnit: 'BKK01', ...body } })
const words = {
  th: { title: ' ขอบคุณ  {order} ', text: 'ยอด {amount}\r\n', button: 'เปิด' },
  en: { title: 'Thanks {order}', text: '', button: 'Open' },
}
const kind = 'order-placed'

test('owners write a message in their own words, and put the shop’s own back', async () => {
  const before = (await call('templates')).body.templates
  expect(before.length).toBe(Object.keys(defaultTemplates).length)
  expect(before[0]).toMatchObject({
    kind,
    isOwn: false,
    isOn: true,
    version: '',
    words: defaultTemplates[kind],
  })

  const { body: saved } = await call('templates/save', { kind, version: '', words })
  expect(saved.template).toMatchObject({
    ...{ isOwn: true, defaults: defaultTemplates[kind] },
    words: { th: { title: 'ขอบคุณ {order}', text: 'ยอด {amount}', button: 'เปิด' }, en: words.en },
  })
  const late = await call('templates/save', { kind, version: '', words })
  expect([late.status, late.body.Code]).toEqual([409, 'customerMessages.stale'])

  const off = await call('templates/switch', { kind, isOn: false })
  expect(off.body.template).toMatchObject({ isOn: false, isOwn: true })
  await call('templates/switch', { kind, isOn: true })
  const { version } = (await call('templates')).body.templates[0]
  expect((await call('templates/reset', { kind, version })).body.template).toMatchObject({
    ...{ isOwn: false, isOn: true, words: defaultTemplates[kind] },
  })
  const { rows } = await pool.query(
    `select what from activity where kind = 'message' and sale_unit = 'BKK01' order by id`,
  )
  expect(rows.map(({ what }) => what)).toEqual(['saved', 'switched off', 'switched on', 'reset'])
})

test('words that cannot be used are refused with the place and a sentence', async () => {
  const wrong = { ...words, en: { ...words.en, text: 'Hello {name}' } }
  const { status, body } = await call('templates/save', { kind, version: '', words: wrong })
  expect([status, body.Code]).toEqual([400, 'customerMessages.unknownPlaceholder'])
  expect(JSON.stringify(body)).toContain('en.text')
  expect(body.Message).toBe(
    'This message knows no {name}. You can use {order} {shop} {centre} {amount} {date} {payBefore} {placedBy}.',
  )
})

test('whoever tries a message gets it themselves, with example values and before it is saved', async () => {
  world.forget()
  await pool.query(`update staff set email = 'owner@example.com' where username = 'owner01'`)
  const { body } = await call('templates/try', { kind, locale: 'en', words: words.en })
  expect(body).toEqual({ channel: 'mail' })
  expect(world.arrived).toMatchObject([
    { to: 'owner@example.com', text: expect.stringContaining('Thanks SO6811-00042') },
  ])
})

test('the log tells what went out and what did not, without content', async () => {
  const [order] = (
    await pool.query(
      `select number, customer_code from orders where sale_unit = 'BKK01' and customer_code = 'C0001' limit 1`,
    )
  ).rows
  const log = pino({ level: 'silent' })
  const parts = {
    db,
    gateways: world.gateways,
    now: () => new Date(testDay),
    origin: () => 'https://shop',
    log,
  }
  const about = { saleUnit: 'BKK01', customerCode: 'C0001', subject: order.number, event: '' }
  await tellCustomer(parts, { ...about, kind: 'order-cancelled' })
  await call('templates/switch', { kind: 'order-short', isOn: false })
  await tellCustomer(parts, { ...about, kind: 'order-short' })
  const of = async (more: object) => (await call('log', { about: order.number, ...more })).body.messages
  expect(await of({})).toHaveLength(2)
  expect(await of({ state: 'not sent' })).toMatchObject([
    { kind: 'order-short', reason: 'switched off', channel: null },
  ])
  const [sent] = await of({ kind: 'order-cancelled' })
  expect(sent).toMatchObject({ state: 'sent', subject: order.number, customerCode: 'C0001', reason: null })
  expect(Object.keys(sent).sort()).toEqual(
    [
      'attempts',
      'channel',
      'customerCode',
      'dueAt',
      'id',
      'isDelivered',
      'kind',
      'madeAt',
      'reason',
      'sentAt',
      'state',
      'subject',
    ].sort(),
  )
})

test('quiet hours, LINE by number and the reserve are saved for the centre alone', async () => {
  const settings = { quiet: { isOn: true, from: 20, to: 9 }, byPhoneNumber: true, reserve: 50 }
  expect((await call('settings/save', { settings })).body.settings).toEqual(settings)
  expect((await call('settings/save', { settings: { ...settings, reserve: 60 } })).status).toBe(200)
  const none = await call('settings/save', {
    settings: { ...settings, quiet: { isOn: true, from: 8, to: 8 } },
  })
  expect(none.body.Code).toBe('customerMessages.wrongQuietHours')
  const { rows } = await pool.query(`select distinct sale_unit from settings where key like 'MESSAGE_QUIET%'`)
  expect(rows).toEqual([{ sale_unit: 'BKK01' }])
})

test('the quota is known after LINE was asked; owners hear once a month that it runs low', async () => {
  const log = pino({ level: 'silent' })
  let now = new Date(testDay)
  const parts = { db, gateways: world.gateways, now: () => now, origin: () => 'https://shop', log }
  Object.assign(world.quota, { limit: 300, used: 10 })
  world.forget()
  await checkQuotas(parts)
  expect(world.arrived).toEqual([])
  Object.assign(world.quota, { used: 290 })
  await Promise.all([checkQuotas(parts), checkQuotas(parts)])
  await checkQuotas(parts)
  const told = () => world.arrived.filter(({ to }) => to === 'owner@example.com')
  const perCentre = told().filter(({ text }) => text.includes('เหลือ 10 ข้อความ'))
  expect(perCentre.length).toBeGreaterThan(0)
  expect(new Set(perCentre.map(({ text }) => text)).size).toBe(perCentre.length)
  const before = world.arrived.length
  now = new Date('2026-12-01T12:00:00+07:00')
  await checkQuotas(parts)
  expect(world.arrived.length).toBe(before * 2)
})

test('customers choose their language and decline what may be declined', async () => {
  const mine = await tokenFor(callers.customer)
  const choose = (body: object) => ask('api/account/messages/save', { token: mine, body, locale: 'en' })
  expect((await choose({ language: 'en' })).body).toEqual({ language: 'en', declined: [] })
  expect((await choose({ kind: 'order-placed', isDeclined: true })).body.declined).toEqual(['order-placed'])
  expect((await choose({ kind: 'money-refunded', isDeclined: true })).body.Code).toBe(
    'customerMessages.notDeclinable',
  )
  expect((await choose({ kind: 'order-placed' })).body).toEqual({ language: 'en', declined: [] })
})
