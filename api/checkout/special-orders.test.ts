import { describe, expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'

const api = await testApi()
const { ask, tokenFor } = api
const { rows, findProductCodes, bodyFor, place } = testOrdering(api)
const me = callers.customer
const token = await tokenFor(me)
const [plain = ''] = await findProductCodes('BKK01')
const lines = [{ P_Code: plain, qty1: 40 }]
const customer = async (code: string, saleUnit = 'BKK01') =>
  (
    await rows<{ debt: number; points: number; credit_limit: number }>(
      `select debt, points, credit_limit from customers where sale_unit = $1 and code = $2`,
      [saleUnit, code],
    )
  )[0]

describe('credit', () => {
  test('pays up to the balance, then no more; the debt shows with its day', async () => {
    const first = await place(token, await bodyFor(token, me, { lines, payment: 'CREDIT' }))
    expect(first.status).toBe(200)
    const { body } = await ask('api/customers/credit', { method: 'GET', token })
    expect(body.debts).toContainEqual({
      orderNumber: first.body.orderNumber,
      orderedOn: '2026-11-16',
      dueOn: '2026-12-16',
      amount: first.body.total,
    })
    expect(body.bands.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBeCloseTo(
      body.debt,
      2,
    )
    expect(body.bands.filter(({ amount }: { amount: number }) => amount > 0).length).toBeGreaterThan(1)
    await rows(`update customers set credit_limit = debt + 100 where sale_unit = 'BKK01' and code = 'C0001'`)
    expect(await place(token, await bodyFor(token, me, { lines, payment: 'CREDIT' }))).toMatchObject({
      status: 409,
      body: { Code: 'checkout.overCredit' },
    })
  })

  test('of an agent pays for a client, whose own stays', async () => {
    const [client] = await rows<{ code: string }>(
      `select code from customers where sale_unit = 'BKK01' and agent_code = 'C0004' and status = 'active' order by code limit 1`,
    )
    const who = { ...me, customerCode: client?.code ?? '', actor: { kind: 'agent' as const, name: 'C0004' } }
    const acting = await tokenFor(who)
    const [agent, own] = [await customer('C0004'), await customer(who.customerCode)]
    const { status, body } = await place(acting, await bodyFor(acting, who, { lines, payment: 'CREDIT' }))
    expect(status).toBe(200)
    expect((await customer('C0004'))?.debt).toBe((agent?.debt ?? 0) + Math.round(body.total * 100))
    expect((await customer(who.customerCode))?.debt).toBe(own?.debt)
    expect(
      await rows(`select placed_by_kind, placed_by, credit_customer from orders where number = $1`, [
        body.orderNumber,
      ]),
    ).toEqual([{ placed_by_kind: 'agent', placed_by: 'C0004', credit_customer: 'C0004' }])
    await ask('api/orders/cancel', { token: acting, body: { orderNumber: body.orderNumber } })
    expect((await customer('C0004'))?.debt).toBe(agent?.debt)
  })
})

describe('a coupon', () => {
  test('is checked, takes its discount, is used up, and comes back when the order is cancelled', async () => {
    const [coupon] = await rows<{ id: string }>(
      `select id from coupons where sale_unit = 'BKK01' and customer_code = 'C0001' and promotion_id = 'CP101' and used_at is null and expires_on >= '2026-11-16'`,
    )
    const couponId = coupon?.id ?? ''
    expect(
      await ask('GET_MASTER_DATA/CHECK_COUPON_VALID', { token, body: { couponID: couponId } }),
    ).toMatchObject({
      status: 200,
      body: { statusText: 'OK', promotionId: 'CP101', couponType: 'DiscountPercent' },
    })
    const [product] = await rows<{ code: string }>(
      `select product_code as code from promotion_products where sale_unit = 'BKK01' and promotion_id = 'CP101' order by 1 limit 1`,
    )
    await rows(`update stock set on_hand = reserved + 5000 where sale_unit = 'BKK01' and product_code = $1`, [
      product?.code,
    ])
    const requestedLines = [{ P_Code: product?.code ?? '', qty1: 3 }, ...lines]
    const without = await bodyFor(token, me, { lines: requestedLines })
    const { status, body } = await place(token, await bodyFor(token, me, { lines: requestedLines, couponId }))
    expect(status).toBe(200)
    expect(body.total).toBeLessThan(without.totalSeen as number)
    expect(await place(token, await bodyFor(token, me, { lines: requestedLines, couponId }))).toMatchObject({
      status: 409,
      body: { Code: 'checkout.couponUsed' },
    })
    expect(
      await ask('GET_MASTER_DATA/CHECK_COUPON_VALID', { token, body: { couponID: couponId } }),
    ).toMatchObject({
      status: 409,
      body: { Code: 'coupons.used' },
    })
    await ask('api/orders/cancel', { token, body: { orderNumber: body.orderNumber } })
    expect(
      (await ask('GET_MASTER_DATA/CHECK_COUPON_VALID', { token, body: { couponID: couponId } })).status,
    ).toBe(200)
  })

  test('that gives nothing for these goods is not used up', async () => {
    const [coupon] = await rows<{ id: string }>(
      `select id from coupons where sale_unit = 'BKK01' and customer_code = 'C0001' and promotion_id = 'CP102' and used_at is null`,
    )
    expect(await place(token, await bodyFor(token, me, { lines, couponId: coupon?.id }))).toMatchObject({
      status: 409,
      body: { Code: 'checkout.couponNoEffect' },
    })
  })

  test('of someone else is unknown', async () => {
    const other = await tokenFor({ ...me, customerCode: 'C0002' })
    const [mine] = await rows<{ id: string }>(
      `select id from coupons where sale_unit = 'BKK01' and customer_code = 'C0001' limit 1`,
    )
    expect(
      await ask('GET_MASTER_DATA/CHECK_COUPON_VALID', { token: other, body: { couponID: mine?.id } }),
    ).toMatchObject({
      status: 404,
      body: { Code: 'coupons.unknown' },
    })
  })

  test('numbers cannot be guessed: after thirty that nobody has, each of the doors makes the customer wait', async () => {
    await rows(
      `insert into coupons (sale_unit, id, promotion_id, expires_on) values ('BKK01', 'FREE-TO-ALL', 'CP101', '2026-12-31')`,
    )
    const guesser = await tokenFor({ ...me, customerCode: 'C0005' })
    const check = (couponID: string) =>
      ask('GET_MASTER_DATA/CHECK_COUPON_VALID', { token: guesser, body: { couponID } })
    for (let guess = 1; guess <= 30; guess++)
      expect((await check(`GUESS-${guess}`)).body.Code).toBe('coupons.unknown')
    expect((await check('GUESS-31')).status).toBe(429)
    const preview = await ask('api/checkout/preview', {
      token: guesser,
      body: { lines, couponId: 'GUESS-32' },
      locale: 'en',
    })
    expect(preview).toMatchObject({ status: 200, body: { whyNot: expect.stringMatching(/tries/) } })
    const body = await bodyFor(guesser, { ...me, customerCode: 'C0005' }, { lines })
    expect((await place(guesser, { ...body, couponId: 'GUESS-33' })).status).toBe(429)
    // A right guess is refused like a wrong one, at each door: otherwise the limit would only hide the misses.
    expect((await check('FREE-TO-ALL')).status).toBe(429)
    expect(
      (
        await ask('api/checkout/preview', {
          token: guesser,
          body: { lines, couponId: 'FREE-TO-ALL' },
          locale: 'en',
        })
      ).body.whyNot,
    ).toMatch(/tries/)
    expect((await place(guesser, { ...body, couponId: 'FREE-TO-ALL' })).status).toBe(429)
    // What is one's own is no guess.
    await rows(
      `insert into coupons (sale_unit, id, promotion_id, customer_code, expires_on) values ('BKK01', 'OWN-0005', 'CP101', 'C0005', '2026-12-31')`,
    )
    expect((await check('OWN-0005')).status).toBe(200)
  })

  test('guesses made at the same moment all count, and a number that was told to the customer does not', async () => {
    const guesser = await tokenFor({ ...me, customerCode: 'C0006' })
    const check = async (couponID: string) =>
      (await ask('GET_MASTER_DATA/CHECK_COUPON_VALID', { token: guesser, body: { couponID } })).body.Code as
        | string
        | undefined
    for (let time = 1; time <= 35; time++) expect(await check('FREE-TO-ALL')).toBeUndefined()
    const problemCodes = await Promise.all(Array.from({ length: 40 }, (_, at) => check(`AT-ONCE-${at}`)))
    expect(problemCodes.filter((code) => code === 'coupons.unknown')).toHaveLength(30)
    expect(problemCodes.filter((code) => code === 'identity.tooManyTries')).toHaveLength(10)
  })

  test('list: grouped by promotion, one by one, unused only', async () => {
    const grouped = (await ask('GET_MASTER_DATA/GET_PROMOTION_COUPON_BY_CUSTOMER', { token })).body.coupons
    const each = (
      await ask('GET_MASTER_DATA/GET_PROMOTION_COUPON_BY_CUSTOMER', {
        token,
        body: { notGroupByPromotionId: true },
      })
    ).body.coupons
    const unused = (
      await ask('GET_MASTER_DATA/GET_PROMOTION_COUPON_BY_CUSTOMER', {
        token,
        body: { notGroupByPromotionId: true, onlyUnusedCoupon: true },
      })
    ).body.coupons
    expect(
      grouped.reduce((sum: number, { Coupon }: { Coupon: { Count: number } }) => sum + Coupon.Count, 0),
    ).toBe(each.length)
    expect(each.length).toBeGreaterThan(unused.length)
    expect(unused.every(({ Coupon }: { Coupon: { _lock: string } }) => Coupon._lock === 'N')).toBe(true)
    // English readers are told the rule instead of the Thai name.
    for (const { Coupon } of each) expect(Coupon.PromotionRule.PromotionDetail.length).toBeGreaterThan(0)
  })
})

describe('points', () => {
  const collector = { ...me, saleUnit: 'CNX01' }

  test('pay for gifts, leave the ledger right, and come back when the order is cancelled', async () => {
    const mine = await tokenFor(collector)
    const [gift] = await rows<{
      code: string
    }>(`select p.code from products p join stock s on s.sale_unit = p.sale_unit and s.product_code = p.code
      where p.sale_unit = 'CNX01' and p.points_per_unit > 0 and p.active and s.on_hand - s.reserved > 10 order by p.code limit 1`)
    const before = await customer('C0001', 'CNX01')
    const runOut = async () => (await ask('api/points/ledger', { token: mine })).body.expiring
    const runOutBefore = await runOut()
    const { status, body } = await place(
      mine,
      await bodyFor(mine, collector, {
        kind: 'points',
        lines: [{ P_Code: gift?.code ?? '', qty1: 1 }],
        payment: 'POINTS',
      }),
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({ total: 0, payment: 'POINTS' })
    expect((await customer('C0001', 'CNX01'))?.points).toBe((before?.points ?? 0) - body.points)
    const ledger = (await ask('api/points/ledger', { token: mine })).body
    expect(ledger.balance).toBe((before?.points ?? 0) - body.points)
    expect(ledger.entries[0]).toMatchObject({
      points: -body.points,
      reason: 'redeemed',
      orderNumber: body.orderNumber,
      balance: ledger.balance,
    })
    expect((await ask('GET_MASTER_DATA/GET_POINT', { token: mine })).body).toMatchObject({
      Point: ledger.balance,
      RedeemOpen: true,
    })
    expect(
      (await ask('api/orders/history', { token: mine, body: { redeemed: true } })).body.orders[0],
    ).toMatchObject({
      number: body.orderNumber,
      points: body.points,
    })
    await ask('api/orders/cancel', { token: mine, body: { orderNumber: body.orderNumber } })
    expect((await customer('C0001', 'CNX01'))?.points).toBe(before?.points)
    expect(runOutBefore.length).toBeGreaterThan(0)
    expect(await runOut()).toEqual(runOutBefore)
  })

  test('are the customer’s own to spend: nobody redeems for them', async () => {
    const [gift] = await rows<{ code: string }>(
      `select code from products where sale_unit = 'BKK01' and points_per_unit > 0 and active order by code limit 1`,
    )
    await rows(`update customers set points = 100000 where sale_unit = 'BKK01' and code = 'C0001'`)
    const acting = await tokenFor({ ...me, actor: { kind: 'staff', name: 'sales01' } })
    const body = await bodyFor(acting, me, {
      kind: 'points',
      lines: [{ P_Code: gift?.code ?? '', qty1: 1 }],
      payment: 'POINTS',
    })
    expect(await place(acting, body)).toMatchObject({ status: 403, body: { Code: 'checkout.pointsByOwner' } })
  })
})

test('an advance order has the price of the window its day lies in, and no other day is taken', async () => {
  const [later] = await rows<{ code: string; starts: string }>(
    `select product_code as code, starts_on::text as starts from advance_prices where sale_unit = 'BKK01' and level = 2 and starts_on > '2026-11-16' order by 1 limit 1`,
  )
  const { body: options } = await ask('api/checkout/options', {
    token,
    body: { kind: 'advance', productCodes: [later?.code] },
  })
  const [day] = options.days
  expect(day.day >= (later?.starts ?? '')).toBe(true)
  const request = {
    kind: 'advance',
    lines: [{ P_Code: later?.code ?? '', qty1: 5 }],
    requestedOn: day.day,
    deliverOn: day.day,
  }
  const { status, body } = await place(token, await bodyFor(token, me, request))
  expect(status).toBe(200)
  expect(
    await rows(`select kind, requested_on::text as day from orders where number = $1`, [body.orderNumber]),
  ).toEqual([{ kind: 'advance', day: day.day }])
  const onlyRequested = await bodyFor(token, me, { ...request, deliverOn: undefined })
  const second = await place(token, onlyRequested)
  expect(second).toMatchObject({ status: 200, body: { total: body.total } })
  expect((await place(token, onlyRequested)).body.orderNumber).toBe(second.body.orderNumber)
  expect(
    await rows(
      `select requested_on::text as asked, deliver_on::text as comes from orders where number = $1`,
      [second.body.orderNumber],
    ),
  ).toEqual([{ asked: day.day, comes: day.day }])
  const early = await bodyFor(token, me, { ...request, requestedOn: '2026-11-17', deliverOn: '2026-11-17' })
  expect(await place(token, early)).toMatchObject({ status: 409, body: { Code: 'checkout.wrongDay' } })
})

test.each(['normal', 'advance'])(
  'of a %s order the day has two names and one value: two days, or none, are refused',
  async (kind) => {
    const body = await bodyFor(token, me, { kind, lines, deliverOn: '2026-11-17', requestedOn: '2026-11-18' })
    expect(await place(token, body)).toMatchObject({ status: 400, body: { Code: 'checkout.twoDays' } })
    expect(await place(token, { ...body, deliverOn: undefined, requestedOn: undefined })).toMatchObject({
      status: 400,
      body: { Code: 'checkout.dayMissing' },
    })
  },
)

test('a day that is only requested is the day a normal order comes', async () => {
  const { body } = await place(
    token,
    await bodyFor(token, me, { lines, deliverOn: undefined, requestedOn: '2026-11-17' }),
  )
  expect(
    await rows(`select deliver_on::text as day from orders where number = $1`, [body.orderNumber]),
  ).toEqual([{ day: '2026-11-17' }])
})

test('goods whose price begins in three months can be ordered for their days', async () => {
  const [far = ''] = await findProductCodes('BKK01', 1)
  await rows(`delete from advance_prices where sale_unit = 'BKK01' and product_code = $1`, [far])
  await rows(
    `insert into advance_prices (sale_unit, product_code, starts_on, ends_on, level, unit1_price, unit1_type)
     values ('BKK01', $1, '2027-02-15', '2027-03-15', 2, 50000, 1)`,
    [far],
  )
  const { body: options } = await ask('api/checkout/options', {
    token,
    body: { kind: 'advance', productCodes: [far] },
  })
  const days: string[] = options.days.map(({ day }: { day: string }) => day)
  expect(days[0]).toBe('2027-02-15')
  expect(days.at(-1)).toBe('2027-03-15')
  const request = {
    kind: 'advance',
    lines: [{ P_Code: far, qty1: 1 }],
    requestedOn: '2027-02-16',
    deliverOn: '2027-02-16',
  }
  expect((await place(token, await bodyFor(token, me, request))).status).toBe(200)
})

test('targets show how far the shop has come', async () => {
  const { body } = await ask('api/points/incentives', { method: 'GET', token })
  expect(body.targets.map(({ state }: { state: string }) => state)).toContain('running')
  expect(body.targets.some(({ done }: { done: number }) => done > 0)).toBe(true)
})
