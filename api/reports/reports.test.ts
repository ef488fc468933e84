import { expect, test } from 'vitest'
import { sendSummaries } from '#api/reports/send-summaries.ts'
import { testMerchant } from '#checks/merchant/test-merchant.ts'
import { callers } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'

const { ask, rows, db, placed, tokenFor, owner, customer } = await testMerchant()
const salesperson = await tokenFor(callers.salesperson)
const supervisor = await tokenFor(callers.supervisor)
const saleUnit = 'BKK01'
const get = (path: string, token: string, query: Record<string, string> = {}) =>
  ask(`api/merchant/report/${path}?${new URLSearchParams({ saleUnit, ...query })}`, { method: 'GET', token })
const november = { from: '2026-11-01', to: '2026-11-16' }
const sum = (values: readonly number[]) =>
  Math.round(values.reduce((all, value) => all + value * 100, 0)) / 100

test('the overview tells what waits, and its charts add up to its figures', async () => {
  const { status, body } = await get('overview', owner)
  expect([status, body.month, body.from, body.to, body.counted]).toEqual([
    ...[200, '2026-11', november.from, november.to, true],
  ])
  const [waits] = await rows<Record<string, number>>(
    `select (select count(*)::int from orders where sale_unit = $1 and status = 'SO Wait') as "toApprove",
      (select count(*)::int from slips where sale_unit = $1 and state = 'checking') as slips,
      (select count(*)::int from customers where sale_unit = $1 and status = 'pending') as registrations,
      (select count(*)::int from orders where sale_unit = $1 and status in ('SO Wait', 'SO Approve', 'Invoice wait', 'Invoice Approve') and deliver_on < '2026-11-16') as late`,
    [saleUnit],
  )
  expect(body.waiting).toMatchObject(waits ?? {})
  expect(body.waiting.late).toBeGreaterThan(0)
  expect(sum(body.days.map(({ total }: { total: number }) => total))).toBe(body.sales.now.total)
  expect(body.months.at(-1)).toMatchObject({ month: '2026-11', total: body.sales.now.total })
  expect([body.days.length, body.months.length]).toEqual([16, 12])
  const { placed, approved, invoiced, shipped, delivered, cancelled } = body.funnel
  expect(placed).toBe(body.sales.now.orders + cancelled + (await pointsOrders()))
  expect([placed, approved, invoiced, shipped, delivered]).toEqual(
    [placed, approved, invoiced, shipped, delivered].toSorted((a, b) => b - a),
  )
  expect(body.topProducts.length).toBeGreaterThan(4)
  const [{ now: newcomers } = { now: 0 }] = await rows<{ now: number }>(
    `select count(*)::int as now from customers where sale_unit = $1 and created_at >= '2026-10-31T17:00:00Z' and created_at < '2026-11-16T17:00:00Z'`,
    [saleUnit],
  )
  expect(body.newCustomers.reduce((all: number, { now }: { now: number }) => all + now, 0)).toBe(newcomers)
})

const pointsOrders = async () =>
  (
    await rows(
      `select from orders where sale_unit = $1 and points_mode and status not in ('SO Cancel', 'Invoice Cancel') and placed_at >= '2026-10-31T17:00:00Z'`,
      [saleUnit],
    )
  ).length

test('a month that is over is whole, and one that has not come is empty', async () => {
  const october = (await get('overview', owner, { month: '2026-10' })).body
  expect([october.to, october.before]).toEqual(['2026-10-31', { from: '2026-09-01', to: '2026-09-30' }])
  expect(october.days).toHaveLength(31)
  const later = (await get('overview', owner, { month: '2028-02' })).body
  expect([later.sales.now.orders, later.days.length]).toEqual([0, 29])
  expect((await get('overview', owner, { month: '2026-13' })).status).toBe(400)
})

test('salespeople see their own sales, customers and debts, whatever they ask for', async () => {
  const [{ sale_code: own } = { sale_code: '' }] = await rows<{ sale_code: string }>(
    'select sale_code from staff_centres where sale_unit = $1 and username = $2',
    [saleUnit, callers.salesperson.username],
  )
  const mine = (await get('sales', salesperson, { by: 'customer', ...november, saleCode: 'another' })).body
  const chosen = (await get('sales', owner, { by: 'customer', ...november, saleCode: own })).body
  const all = (await get('sales', owner, { by: 'customer', ...november })).body
  expect(mine).toEqual(chosen)
  expect(mine.sums.total).toBeGreaterThan(0)
  expect(mine.sums.total).toBeLessThan(all.sums.total)
  const customers = new Set(
    (
      await rows<{ code: string }>('select code from customers where sale_unit = $1 and sale_code = $2', [
        saleUnit,
        own,
      ])
    ).map(({ code }) => code),
  )
  const { body: owing } = await get('ageing', salesperson)
  expect(owing.rows.every(({ customerCode }: { customerCode: string }) => customers.has(customerCode))).toBe(
    true,
  )
  const view = (await get('overview', salesperson)).body
  expect([view.waiting.slips, view.waiting.registrations, view.sales.now.total]).toEqual([
    null,
    null,
    mine.sums.total,
  ])
  for (const report of ['stock', 'misses'])
    expect((await get(report, salesperson, november)).status, report).toBe(403)
})

test('a report cannot be made of days that end before they begin, nor of more than three years', async () => {
  for (const [from, to] of [
    ['2026-11-02', '2026-11-01'],
    ['2020-01-01', '2026-11-01'],
  ] as const) {
    const { status, body } = await get('sales', owner, { by: 'day', from, to })
    expect([status, body.Message]).toEqual([400, expect.stringContaining('ช่วงวันที่ไม่ถูกต้อง')])
  }
})

test('what is owed agrees with each customer’s own page, to the satang', async () => {
  const { body } = await get('ageing', owner, { take: '500' })
  const mine = body.rows.find(({ customerCode }: { customerCode: string }) => customerCode === 'C0001')
  const own = (await ask('api/customers/credit', { method: 'GET', token: customer })).body
  expect(mine.bands).toEqual(own.bands.map(({ amount }: { amount: number }) => amount))
  expect(sum(body.rows.map(({ total }: { total: number }) => total))).toBe(body.total)
})

test('categories and products come to the same, and pages follow each other', async () => {
  const period = { from: '2026-01-01', to: '2026-11-16' }
  const byProduct = (await get('sales', owner, { by: 'product', ...period, take: '500' })).body
  const byCategory = (await get('sales', owner, { by: 'category', ...period, take: '500' })).body
  const total = ({ rows: all }: { rows: { total: number }[] }) => sum(all.map((row) => row.total))
  expect(total(byCategory)).toBe(total(byProduct))
  expect(byCategory.rows[0].name.th).toMatch(/[ก-๙]/)
  const second = (await get('sales', owner, { by: 'product', ...period, take: '5', skip: '5' })).body
  expect(second.rows).toEqual(byProduct.rows.slice(5, 10))
  const graph = (await get('topsaleByMonth', owner)).body
  const { key, values } = graph.series[0]
  expect([graph.labels.length, key]).toEqual([12, byProduct.rows[0].key])
  expect(sum(values)).toBe(byProduct.rows[0].total)
})

test('words that find nothing are counted, with what was asked besides left out', async () => {
  const guest = await tokenFor(callers.guest)
  const search = (body: object) => ask('api/products/items', { token: guest, body })
  await search({ SearchText: 'ไม้กวาดวิเศษ' })
  await search({ SearchText: '  ไม้กวาดวิเศษ ' })
  await search({ SearchText: 'ไม้กวาดวิเศษ', Hierarchy1: '10' })
  await search({ SearchText: 'น้ำ' })
  await expect
    .poll(async () => (await get('misses', supervisor, november)).body.rows, { timeout: 9_000 })
    .toContainEqual({ words: 'ไม้กวาดวิเศษ', times: 2, lastOn: '2026-11-16' })
})

test('the summary of a day goes once to those who want it and can be reached', {
  timeout: 20_000,
}, async () => {
  const order = await placed('COD', 3)
  const wish = (token: string, body: object) =>
    ask('api/merchant/report/daysummary', { token, body: { saleUnit, ...body } })
  await rows(`update staff set email = null where username = $1`, [callers.supervisor.username])
  expect((await wish(supervisor, { byMail: true, byLine: false })).body.Code).toBe('reports.noMail')
  expect((await wish(supervisor, { byMail: false, byLine: true })).body.Code).toBe('reports.noLine')
  expect((await wish(owner, { byMail: true, byLine: false })).status).toBe(200)
  await rows(`insert into linked_staff (provider, subject, username, name) values ('line', $1, $2, 'ต้น')`, [
    `U${'a'.repeat(32)}`,
    callers.salesperson.username,
  ])
  expect((await wish(salesperson, { byMail: false, byLine: true })).status).toBe(200)
  const [mails, pushes]: [string[], { text: string; key: string }[]] = [[], []]
  const send = (at: Date) =>
    sendSummaries({
      ...{ db, now: at, origin: () => 'https://shop.test', log: { warn: () => undefined } },
      gateways: {
        sendMail: async (to, subject, text) => void mails.push([to, subject, text].join('\n')),
        pushLine: async (_to, text, key) => void pushes.push({ text, key }),
      },
    })
  expect(await send(testNow)).toBe(2)
  expect(await send(testNow)).toBe(0)
  const [{ total } = { total: 0 }] = await rows<{ total: number }>(
    `select sum(total)::float8 / 100 as total from orders where sale_unit = $1 and placed_at >= '2026-11-15T17:00:00Z' and status not in ('SO Cancel', 'Invoice Cancel') and not points_mode`,
    [saleUnit],
  )
  expect(total).toBeGreaterThanOrEqual(order.total)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain(`ยอดขาย ${total.toLocaleString('th-TH', { minimumFractionDigits: 2 })} บาท`)
  expect(mails[0]).toContain('https://shop.test/merchant')
  expect(pushes[0]?.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  await rows(`update staff set active = false where username = $1`, [callers.owner.username])
  expect(await send(new Date(testNow.getTime() + 86_400_000))).toBe(1)
})
