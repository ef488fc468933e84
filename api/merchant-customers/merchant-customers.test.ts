import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'

const api = await testApi()
const { ask, tokenFor } = api
const { rows, findProductCodes, bodyFor, place } = testOrdering(api)
const saleUnit = 'BKK01'
const [owner, manager, supervisor, salesperson, customer] = await Promise.all([
  tokenFor(callers.owner),
  tokenFor(callers.manager),
  tokenFor(callers.supervisor),
  tokenFor(callers.salesperson),
  tokenFor(callers.customer),
])
type Listed = {
  code: string
  saleCode: string
  status: string
  overdue: number
  lastOrderOn: string | null
}

const list = async (more: object = {}, token = manager) =>
  (await ask('api/merchant/customers/list', { token, body: { saleUnit, take: 500, ...more } })).body as {
    customers: Listed[]
    count: number
    counts: { pending: number; overdue: number }
  }
const detail = async (code = 'C0001', token = manager) =>
  (await ask(`api/merchant/customers/detail?saleUnit=${saleUnit}&code=${code}`, { method: 'GET', token }))
    .body
const own = (
  await rows<{ code: string }>(
    `select sale_code as code from staff_centres where sale_unit = 'BKK01' and username = 'sales01'`,
  )
)[0]?.code as string

describe('the list', () => {
  test('holds every customer once, page by page, and says how many there are', async () => {
    const all = await list()
    expect(all.count).toBe(all.customers.length)
    const pages = await Promise.all([0, 12, 24].map((skip) => list({ skip, take: 12 })))
    const codes = pages.flatMap(({ customers }) => customers.map(({ code }) => code))
    expect(codes).toEqual(all.customers.slice(0, 36).map(({ code }) => code))
    expect(new Set(all.customers.map(({ code }) => code)).size).toBe(all.count)
  })

  test('shows a salesperson their own, and others only who has nobody when asked so', async () => {
    const mine = await list({}, salesperson)
    expect(mine.customers.length).toBeGreaterThan(0)
    expect(new Set(mine.customers.map(({ saleCode }) => saleCode))).toEqual(new Set([own]))
    const others = await list({ saleCode: 'owner01' }, salesperson)
    expect(others.customers.map(({ code }) => code)).toEqual(mine.customers.map(({ code }) => code))
    expect(new Set((await list({ saleCode: '' })).customers.map(({ saleCode }) => saleCode))).toEqual(
      new Set(['']),
    )
  })

  test('puts those that wait first, and counts them', async () => {
    const { customers, counts } = await list({ tab: 'pending' })
    expect(customers.every(({ status }) => status === 'pending')).toBe(true)
    expect(counts.pending).toBe(customers.length)
    expect(
      (await list()).customers.slice(0, counts.pending).every(({ status }) => status === 'pending'),
    ).toBe(true)
  })

  test('lists who owes what is past its day, by exactly that', async () => {
    const { customers, counts } = await list({ tab: 'overdue' })
    const owing = await rows<{ code: string; overdue: number }>(
      `select o.credit_customer as code, sum(o.total - coalesce(m.received, 0))::bigint as overdue
       from orders o left join order_money m on m.sale_unit = o.sale_unit and m.order_number = o.number
       where o.sale_unit = 'BKK01' and o.credit_customer is not null and o.paid_at is null
         and o.status not in ('SO Cancel', 'Invoice Cancel') and o.due_on < '2026-11-16' group by 1`,
    )
    const byCode = (a: { code: string }, b: { code: string }) => (a.code < b.code ? -1 : 1)
    expect(customers.length).toBeGreaterThan(0)
    expect(counts.overdue).toBe(customers.length)
    expect(
      customers.map(({ code, overdue }) => ({ code, overdue: Math.round(overdue * 100) })).toSorted(byCode),
    ).toEqual(owing.toSorted(byCode))
  })

  test('finds by name, code, number and tax number, and takes signs of search for what they are', async () => {
    const { customer: first } = await detail()
    const codesOf = async (text: string) => (await list({ text })).customers.map(({ code }) => code)
    expect(await codesOf(first.name.slice(0, 6))).toContain('C0001')
    expect(await codesOf('c0001')).toContain('C0001')
    expect(await codesOf('081-000-0001')).toContain('C0001')
    expect(await codesOf('%')).toEqual([])
    expect(await codesOf("'; drop table customers; --")).toEqual([])
  })

  test('sorts by who has ordered nothing for longest', async () => {
    const days = (await list({ sort: 'quiet' })).customers.map(({ lastOrderOn }) => lastOrderOn ?? '')
    expect(days).toEqual(days.toSorted())
  })
})

describe('one customer', () => {
  test('is told with what belongs to them', async () => {
    const found = await detail()
    expect(found.customer).toMatchObject({
      code: 'C0001',
      status: 'active',
      mobile: '0810000001',
      creditLimit: 50_000,
    })
    expect(found.months).toHaveLength(12)
    expect(found.orders.length).toBeGreaterThan(0)
    expect(found.addresses.length).toBeGreaterThan(0)
  })

  test('of another salesperson is nobody’s business', async () => {
    const [other] = await rows<{ code: string }>(
      `select code from customers where sale_unit = 'BKK01' and sale_code is distinct from '${own}' limit 1`,
    )
    for (const what of ['detail', 'statement', 'points']) {
      const { status, body } = await ask(
        `api/merchant/customers/${what}?saleUnit=BKK01&code=${other?.code}`,
        {
          method: 'GET',
          token: salesperson,
        },
      )
      expect([status, body.Code]).toEqual([403, 'identity.notYours'])
    }
  })

  test('has an account whose last balance is the debt, before and after an order on credit', async () => {
    const statement = async () =>
      (
        await ask('api/merchant/customers/statement?saleUnit=BKK01&code=C0001&from=2026-01-01', {
          method: 'GET',
          token: supervisor,
        })
      ).body
    const before = await statement()
    expect([before.closing, before.opening]).toEqual([before.debt, 0])
    const [product = ''] = await findProductCodes(saleUnit)
    const body = await bodyFor(customer, callers.customer, {
      lines: [{ P_Code: product, qty1: 3 }],
      payment: 'CREDIT',
    })
    const { status, body: placed } = await place(customer, body)
    expect([status, placed.Message]).toEqual([200, undefined])
    const after = await statement()
    expect(after.closing).toBe(after.debt)
    expect(after.rows).toContainEqual(
      expect.objectContaining({ kind: 'order', orderNumber: placed.orderNumber }),
    )
    expect(
      after.bands.reduce((sum: number, { amount }: { amount: number }) => sum + Math.round(amount * 100), 0),
    ).toBe(Math.round(after.debt * 100))
  })
})

describe('changing a customer', () => {
  const changeable = ({
    name,
    typeCode,
    storeType,
    saleCode,
    taxNumber,
    hasLicence,
    creditLimit,
    version,
  }: never) => ({
    ...{ name, typeCode, storeType, saleCode, taxNumber, hasLicence, creditLimit, version },
  })
  const change = async (more: object, token = manager, code = 'C0002') => {
    const { customer: found } = await detail(code)
    return ask('api/merchant/customers/change', {
      token,
      body: { saleUnit, code, ...changeable(found as never), ...more },
      locale: 'en',
    })
  }

  test('is told in the log, field by field', async () => {
    const { status } = await change({ creditLimit: 12_345.5, saleCode: own })
    expect(status).toBe(200)
    const { customer: found, history } = await detail('C0002')
    expect([found.creditLimit, found.saleCode]).toEqual([12_345.5, own])
    expect(history[0]).toMatchObject({ what: 'saved', after: { creditLimit: 1_234_550 } })
  })

  test('of somebody else’s older copy is refused, with what is saved by now', async () => {
    const { customer: old } = await detail('C0002')
    await change({ name: 'ร้านชื่อใหม่' })
    const { status, body } = await ask('api/merchant/customers/change', {
      token: manager,
      body: { saleUnit, code: 'C0002', ...changeable(old as never), storeType: 'MM' },
    })
    expect([status, body.Code]).toEqual([409, 'merchantCustomers.stale'])
  })

  test('leaves prices and credit to managers', async () => {
    expect((await change({ creditLimit: 1 }, supervisor)).body.Code).toBe('merchantCustomers.notManager')
    expect((await change({ hasLicence: true }, supervisor)).body.Code).toBe('merchantCustomers.notManager')
    expect((await change({ saleCode: '' }, supervisor)).status).toBe(200)
    expect((await change({ name: 'ของฉัน' }, salesperson)).status).toBe(403)
  })

  test('refuses what is not there or not right', async () => {
    expect((await change({ typeCode: 'XX' })).body.Code).toBe('merchantCustomers.unknownChoice')
    expect((await change({ saleCode: 'nobody' })).body.Code).toBe('merchantCustomers.unknownChoice')
    expect((await change({ taxNumber: '1234567890123' })).body.Code).toBe('merchantCustomers.wrongTaxNumber')
    expect((await change({ creditLimit: -1 })).status).toBe(400)
    expect((await change({ name: '   ' })).status).toBe(400)
  })

  test('that stops them ends what they can do within two seconds, and letting them again gives it back', async () => {
    const isIn = async () => (await ask('api/points/ledger', { token: customer, body: {} })).status
    expect(await isIn()).toBe(200)
    const turn = (body: object) =>
      ask('api/merchant/customers/switch', { token: supervisor, body: { saleUnit, code: 'C0001', ...body } })
    expect((await turn({ active: false })).body.Code).toBe('merchantCustomers.noReason')
    expect((await turn({ active: false, why: 'ร้านปิดกิจการ' })).status).toBe(200)
    await expect.poll(isIn, { timeout: 2_000 }).toBe(401)
    expect((await detail('C0001')).customer).toMatchObject({ status: 'inactive', statusWhy: 'ร้านปิดกิจการ' })
    await turn({ active: true })
    await expect.poll(isIn, { timeout: 2_000 }).toBe(200)
    expect((await detail('C0001')).history.map(({ what }: { what: string }) => what).slice(0, 2)).toEqual([
      'let again',
      'stopped',
    ])
  })
})

describe('points', () => {
  const correct = (more: object, token = manager) =>
    ask('api/merchant/customers/points/correct', {
      token,
      body: { saleUnit, code: 'C0001', key: randomUUID(), points: 10, why: 'ชดเชย', ...more },
    })
  const pointsOf = async () => (await detail()).customer.points as number

  test('are corrected once, however often it is sent, and the ledger says who and why', async () => {
    const before = await pointsOf()
    const key = randomUUID()
    const answers = await Promise.all([correct({ key }), correct({ key }), correct({ key })])
    expect(answers.map(({ status, body }) => [status, body.points])).toEqual(
      Array(3).fill([200, before + 10]),
    )
    const { body: ledger } = await ask('api/merchant/customers/points?saleUnit=BKK01&code=C0001', {
      method: 'GET',
      token: owner,
    })
    expect(ledger.balance).toBe(before + 10)
    expect(ledger.entries[0]).toMatchObject({
      points: 10,
      reason: 'adjusted',
      why: 'ชดเชย',
      by: expect.any(String),
    })
  })

  test('never fall below zero, and need a reason and a manager', async () => {
    const points = await pointsOf()
    expect((await correct({ points: -points - 1 })).body.Code).toBe('merchantCustomers.tooFewPoints')
    const both = await Promise.all([correct({ points: -points }), correct({ points: -points })])
    expect(both.map(({ status }) => status).sort()).toEqual(points > 0 ? [200, 409] : [400, 400])
    expect(await pointsOf()).toBe(0)
    expect((await correct({ why: ' ' })).body.Code).toBe('merchantCustomers.noReason')
    expect((await correct({}, supervisor)).status).toBe(403)
  })
})
