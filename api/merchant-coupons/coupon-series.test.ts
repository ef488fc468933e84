import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { tellOfCoupons } from '#api/customer-messages/tell-of-job.ts'
import type { Gateways } from '#api/gateways/gateways.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testDay, testOrdering } from '#checks/tools/test-ordering.ts'
import { testPromotions } from '#checks/tools/test-promotions.ts'

const api = await testApi()
const { ask, tokenFor, db } = api
const { rows, findProductCodes, bodyFor, place } = testOrdering(api)
const { addPromotion } = testPromotions(api)
const [manager, supervisor, customer] = await Promise.all([
  tokenFor(callers.manager),
  tokenFor(callers.supervisor),
  tokenFor(callers.customer),
])
const [product = ''] = await findProductCodes('BKK01')
await addPromotion('WITH COUPON', { sale: [product], gives: 2_000, needsCoupon: true })
await addPromotion('WITHOUT', { sale: [], gives: 2_000 })
const lines = [{ P_Code: product, qty1: 40 }]
const saleUnit = 'BKK01'

const body = {
  ...{ saleUnit, promotionId: 'WITH COUPON', name: 'ปีใหม่', form: 'shared', audience: 'everybody' },
  ...{ perCustomer: null, startsOn: '2026-11-16', endsOn: '2026-11-30', prefix: 'ny69' },
}
const make = (more: object = {}) =>
  ask('api/promotion/coupons/make', {
    token: manager,
    body: { ...body, key: randomUUID(), ...more },
    locale: 'en',
  })
const made = async (more: object = {}): Promise<{ id: string; numbers: number }> => {
  const { status, body: answer } = await make(more)
  expect(answer).toMatchObject({ id: expect.stringMatching(/^CS6911-\d{3}$/) })
  expect(status).toBe(200)
  return answer
}
const look = async (what: string, seriesId: string, more = '', token = manager) =>
  (
    await ask(`api/promotion/coupons/${what}?saleUnit=BKK01&seriesId=${seriesId}${more}`, {
      method: 'GET',
      token,
    })
  ).body
const numbersOf = async (id: string) => (await look('numbers', id, '&take=1000')).coupons as Coupon[]
type Coupon = {
  number: string
  customerCode: string | null
  orderNumber: string | null
  toldBy: string | null
}
const seriesOf = async (id: string) => {
  const { body: found } = await ask(`api/promotion/coupons/series?saleUnit=BKK01&seriesId=${id}`, {
    method: 'GET',
    token: manager,
  })
  expect(found.series.map((each: { id: string }) => each.id)).toEqual([id])
  return found.series[0]
}
const check = async (couponID: string, token = customer) =>
  (await ask('GET_MASTER_DATA/CHECK_COUPON_VALID', { token, body: { couponID } })).body
const order = async (
  couponId: string,
  who: { saleUnit: string; customerCode: string } = callers.customer,
) => {
  const token = who === callers.customer ? customer : await tokenFor({ ...callers.customer, ...who })
  return place(token, await bodyFor(token, who, { lines, couponId }))
}
const active = (
  await rows<{ code: string }>(
    `select c.code from customers c where c.sale_unit = 'BKK01' and c.status = 'active' and c.role = '1' and exists
      (select from addresses a where a.sale_unit = c.sale_unit and a.customer_code = c.code and a.active and a.type = 'S'
        and a.province = (select b.province from addresses b where b.sale_unit = 'BKK01' and b.customer_code = 'C0001' and b.type = 'S' limit 1))
     order by c.code limit 50`,
  )
).map(({ code }) => code)

describe('a series of coupons', () => {
  test('is one code for everybody, which nobody can guess and anybody can type', async () => {
    const { id, numbers } = await made()
    expect(numbers).toBe(0)
    const [coupon] = await numbersOf(id)
    expect(coupon?.number).toMatch(/^NY69-.{5}-.{5}-.{4}$/)
    const typed = (coupon?.number ?? '').toLowerCase().replaceAll('-', ' ')
    expect(await check(typed)).toMatchObject({ promotionId: 'WITH COUPON' })
    const { status, body: placed } = await order(typed)
    expect(status).toBe(200)
    expect((await look('uses', id, '', supervisor)).uses).toMatchObject([
      { orderNumber: placed.orderNumber, number: coupon?.number, customerCode: 'C0001' },
    ])
    expect(await seriesOf(id)).toMatchObject({ used: 1, form: 'shared', promotionName: 'WITH COUPON' })
  })

  test('is numbers for whoever has one, each used once', async () => {
    const { id } = await made({ form: 'bearer', numbers: 3, prefix: '' })
    const coupons = await numbersOf(id)
    expect(new Set(coupons.map(({ number }) => number)).size).toBe(3)
    const [{ number } = { number: '' }] = coupons
    expect((await order(number)).status).toBe(200)
    expect(await check(number)).toMatchObject({ Code: 'coupons.used' })
    expect((await order(number)).body.Code).toBe('checkout.couponUsed')
    expect((await look('numbers', id, '&onlyUnused=true')).coupons).toHaveLength(2)
  })

  test('is numbers of the listed customers, of customer types or of everybody', async () => {
    const listed = await made({
      form: 'owned',
      audience: 'customers',
      customers: ['C0001', 'C0002'],
      perCustomer: 2,
    })
    const owners = (await numbersOf(listed.id)).map(({ customerCode }) => customerCode)
    expect(owners.sort()).toEqual(['C0001', 'C0001', 'C0002', 'C0002'])
    const count = async (which: string) =>
      (await rows(`select code from customers where sale_unit = 'BKK01' and status = 'active' and ${which}`))
        .length
    const [{ type } = { type: '' }] = await rows<{ type: string }>(
      `select customer_type as type from customers where sale_unit = 'BKK01' and code = 'C0001'`,
    )
    const typed = await made({ form: 'owned', audience: 'types', customerTypes: [type], perCustomer: 1 })
    expect(typed.numbers).toBe(await count(`customer_type = '${type}'`))
    const all = await made({ form: 'owned', perCustomer: 1 })
    expect(all.numbers).toBe(await count('true'))
    const mine = await ask('GET_MASTER_DATA/GET_PROMOTION_COUPON_BY_CUSTOMER', {
      token: customer,
      body: { notGroupByPromotionId: true, onlyUnusedCoupon: true, onlyActivePromotion: true },
    })
    const seen = mine.body.coupons.map(
      ({ Coupon: { couponid } }: { Coupon: { couponid: string } }) => couponid,
    )
    for (const { number, customerCode } of await numbersOf(listed.id))
      expect(seen.includes(number)).toBe(customerCode === 'C0001')
  })

  test('of a customer type cannot be used by others', async () => {
    const [{ type } = { type: '' }] = await rows<{ type: string }>(
      `select code as type from customer_types where sale_unit = 'BKK01' and code <> (select customer_type from customers where sale_unit = 'BKK01' and code = 'C0001') limit 1`,
    )
    const { id } = await made({ audience: 'types', customerTypes: [type] })
    const [{ number } = { number: '' }] = await numbersOf(id)
    expect((await check(number)).Code).toBe('coupons.notNow')
    expect((await order(number)).body.Code).toBe('coupons.notNow')
  })

  test('is made once by one key, ten thousand numbers in a moment', { timeout: 30_000 }, async () => {
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => make({ key, form: 'bearer', numbers: 10_000 })))
    const ids = new Set(answers.map(({ body: answer }) => answer.id))
    expect(ids.size).toBe(1)
    const [counted] = await rows<{ count: number }>(
      `select count(distinct id)::int as count from coupons where sale_unit = 'BKK01' and series_id = $1`,
      [[...ids][0]],
    )
    expect(counted?.count).toBe(10_000)
    const first = await look('numbers', [...ids][0] ?? '', '&take=1000')
    const second = await look('numbers', [...ids][0] ?? '', `&take=1000&after=${first.next}`)
    expect(first.coupons.length + second.coupons.length).toBe(2_000)
    expect(second.coupons[0].number > first.coupons[999].number).toBe(true)
  })

  test('that was changed after a lost answer says that the first one was made', async () => {
    const key = randomUUID()
    const { id } = await made({ key, name: 'ชุดแรก' })
    const { status, body: told } = await make({ key, name: 'ชุดที่แก้' })
    expect([status, told.Code]).toEqual([409, 'couponSeries.madeBefore'])
    expect(told.Message).toContain(id)
    expect(await made({ key, name: ' ชุดแรก ' })).toMatchObject({ id })
  })

  test('is refused with every problem at its field', async () => {
    const { status, body: refusal } = await make({
      ...{ name: ' ', form: 'bearer', audience: 'customers', endsOn: '2026-11-15', prefix: 'ชา' },
    })
    expect([status, refusal.Message]).toEqual([400, 'Please enter a name for these coupons'])
    expect(refusal.Fields.map(({ Field }: { Field: string }) => Field)).toEqual([
      'name',
      'customers',
      'form',
      'numbers',
      'endsOn',
      'endsOn',
      'prefix',
    ])
    expect((await make({ promotionId: 'WITHOUT' })).body.Code).toBe('couponSeries.needsNone')
    expect((await make({ endsOn: '2026-12-01' })).body.Code).toBe('couponSeries.afterPromotion')
    const many = { form: 'owned', perCustomer: 1_000 }
    expect((await make(many)).body.Code).toBe('couponSeries.tooMany')
  })

  test('says in the activity who made, sent and stopped it, and never a number', async () => {
    const { id } = await made({ form: 'owned', audience: 'customers', customers: ['C0001'], perCustomer: 1 })
    const change = (what: string, more: object) =>
      ask(`api/promotion/coupons/${what}`, { token: manager, body: { saleUnit, seriesId: id, ...more } })
    await change('send', {})
    await change('stop', { stop: true })
    await change('stop', { stop: true })
    await change('stop', { stop: false })
    const log = await rows<{ what: string; text: string }>(
      `select what, coalesce(before::text, '') || coalesce(after::text, '') as text from activity where kind = 'coupon' and subject = $1 order by id`,
      [id],
    )
    expect(log.map(({ what }) => what)).toEqual(['made', 'sent', 'stopped', 'resumed'])
    for (const { number } of await numbersOf(id)) expect(JSON.stringify(log)).not.toContain(number)
  })
})

describe('the limits of a series', () => {
  test('a mistyped number is told as such and is no attempt to guess', async () => {
    const { id } = await made()
    const [{ number } = { number: '' }] = await numbersOf(id)
    const wrong = `${number.slice(0, -1)}${number.endsWith('A') ? 'B' : 'A'}`
    for (let at = 0; at < 40; at++) expect((await check(wrong)).Code).toBe('coupons.mistyped')
    expect((await check(number)).promotionId).toBe('WITH COUPON')
  })

  test('a customer uses it as often as they may, and again after cancelling', async () => {
    const { id } = await made({ perCustomer: 1 })
    const [{ number } = { number: '' }] = await numbersOf(id)
    const first = (await order(number)).body
    expect((await check(number)).Code).toBe('coupons.enough')
    expect((await order(number)).body.Code).toBe('coupons.enough')
    const cancelled = await ask('api/orders/cancel', {
      token: customer,
      body: { orderNumber: first.orderNumber, why: 'test' },
    })
    expect(cancelled.status).toBe(200)
    expect([(await seriesOf(id)).used, (await look('uses', id)).uses]).toEqual([0, []])
    expect((await order(number)).status).toBe(200)
  })

  test('one that begins later, or was stopped, is used by nobody until then', async () => {
    const later = await made({ startsOn: '2026-11-17' })
    const [{ number: early } = { number: '' }] = await numbersOf(later.id)
    expect((await check(early)).Code).toBe('coupons.notYet')
    const { id } = await made({ form: 'owned', audience: 'customers', customers: ['C0001'], perCustomer: 1 })
    const [{ number } = { number: '' }] = await numbersOf(id)
    const stop = (is: boolean) =>
      ask('api/promotion/coupons/stop', { token: manager, body: { saleUnit, seriesId: id, stop: is } })
    await stop(true)
    expect((await check(number)).Code).toBe('coupons.stopped')
    expect((await order(number)).body.Code).toBe('coupons.stopped')
    const options = (
      await ask('api/checkout/options', { token: customer, body: { productCodes: [product] } })
    ).body
    expect(JSON.stringify(options.coupons)).not.toContain(number)
    await stop(false)
    expect((await order(number)).status).toBe(200)
  })

  test('of fifty orders for the last ten uses exactly ten succeed, five times', {
    timeout: 120_000,
  }, async () => {
    expect(active.length).toBeGreaterThan(10)
    const tokens = await Promise.all(
      active.map((customerCode) => tokenFor({ ...callers.customer, customerCode })),
    )
    await rows(
      `update stock set on_hand = reserved + 1000000 where sale_unit = 'BKK01' and product_code = $1`,
      [product],
    )
    for (const form of ['shared', 'shared', 'shared', 'bearer', 'bearer']) {
      const { id } = await made({ form, mostUses: 10, numbers: form === 'bearer' ? 50 : 0 })
      const coupons = await numbersOf(id)
      const bodies = await Promise.all(
        Array.from({ length: 50 }, (_, at) => {
          const customerCode = active[at % active.length] ?? ''
          const couponId = coupons[at % coupons.length]?.number
          return bodyFor(tokens[at % tokens.length] ?? '', { saleUnit, customerCode }, { lines, couponId })
        }),
      )
      const answers = await Promise.all(
        bodies.map((each, at) => place(tokens[at % tokens.length] ?? '', each)),
      )
      const won = answers.filter(({ status }) => status === 200)
      const lost = answers.filter(({ status }) => status !== 200)
      expect(won).toHaveLength(10)
      for (const { body: refusal } of lost)
        expect(['checkout.couponUsed', 'coupons.usedUp']).toContain(refusal.Code)
      const { uses } = await look('uses', id)
      expect(uses.map(({ orderNumber }: { orderNumber: string }) => orderNumber).sort()).toEqual(
        won.map(({ body: placed }) => placed.orderNumber).sort(),
      )
      expect((await seriesOf(id)).used).toBe(10)
      // Cancelled at once, all uses come back.
      await Promise.all(
        won.map(({ body: placed }) =>
          ask('api/merchant/orders/move', {
            token: supervisor,
            body: { saleUnit, numbers: [placed.orderNumber], action: 'cancel', why: 'test' },
          }),
        ),
      )
      expect([(await seriesOf(id)).used, (await look('uses', id)).uses]).toEqual([0, []])
    }
  })
})

test('owners are told once, all their numbers in one message', async () => {
  const { id } = await made({
    form: 'owned',
    audience: 'customers',
    customers: ['C0001', 'C0002'],
    perCustomer: 2,
  })
  const send = () => ask('api/promotion/coupons/send', { token: manager, body: { saleUnit, seriesId: id } })
  expect((await send()).body).toEqual({ customers: 2 })
  expect((await send()).body.Code).toBe('couponSeries.nothingToSend')
  const waiting = await rows<{ id: string; order_number: string }>(
    `select id, order_number from outbox where topic = 'coupons-given' and order_number like $1`,
    [`${id}/%`],
  )
  expect(waiting).toHaveLength(2)
  await rows(
    `insert into consents (account_id, purpose, version, given, channel, text_hash)
     select account_id, 'marketing', '1', true, 'web', '' from customers where sale_unit = $1 and code in ('C0001', 'C0002')`,
    [saleUnit],
  )
  await rows(
    `update accounts set email = 'a@example.com' where id in (select account_id from customers where sale_unit = $1 and code in ('C0001', 'C0002'))`,
    [saleUnit],
  )
  const sent: string[] = []
  const gateways = {
    sendMail: async (_: string, _subject: string, text: string) => void sent.push(text),
    sendSms: () => Promise.reject(new Error('coupons cost no SMS')),
  } as unknown as Gateways
  const log = pino({ level: 'silent' })
  const deps = { db, gateways, origin: () => 'https://shop', now: () => new Date(testDay), log }
  for (const job of [...waiting, ...waiting])
    await tellOfCoupons(deps, { id: job.id, saleUnit, orderNumber: job.order_number })
  expect(sent).toHaveLength(2)
  const coupons = await numbersOf(id)
  for (const { number, toldBy } of coupons) {
    expect(toldBy).toBe('mail')
    expect(sent.filter((text) => text.includes(number))).toHaveLength(1)
  }
  expect(sent[0]).toContain('ใช้ได้ถึง 30 พ.ย. 69')
})
