import fc from 'fast-check'
import { expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testToday } from '#checks/tools/test-day.ts'
import { staffTabs, statusesOf } from '#shop/merchant-orders/staff-tabs.ts'
import { findPlaces } from './order-list-queries.ts'

const { ask, tokenFor, pool, db } = await testApi()
const owner = await tokenFor(callers.owner)
const saleUnit = 'BKK01'

type Row = {
  number: string
  placed_at: Date
  day: string
  status: string
  payment_method: string
  delivery_method: string
  deliver_on: string | null
  slot: string
  rider_mobile: string | null
  district: string
  sale_code: string | null
  customer_name: string
  customer_code: string
  money: string
}
const { rows: all } = await pool.query<Row>(`
  select o.number, o.placed_at, (o.placed_at at time zone 'Asia/Bangkok')::date::text as day, o.status, o.payment_method, o.delivery_method,
    o.deliver_on::text, o.slot, o.rider_mobile, o.ship_to->>'district' as district, c.sale_code, c.name as customer_name, o.customer_code,
    coalesce(m.state, case when o.paid_at is not null then 'paid' else 'unpaid' end) as money
  from orders o join customers c on c.sale_unit = o.sale_unit and c.code = o.customer_code
  left join order_money m on m.sale_unit = o.sale_unit and m.order_number = o.number
  where o.sale_unit = 'BKK01' order by o.placed_at desc, o.number desc`)

const some = <Value>(pick: (row: Row) => Value | null) =>
  fc.option(fc.constantFrom(...new Set(all.map(pick).filter((value): value is Value => value !== null))), {
    nil: undefined,
    freq: 3,
  })
const requests = fc.record(
  {
    tab: fc.constantFrom(...staffTabs),
    from: some(({ day }) => day),
    to: some(({ day }) => day),
    deliverOn: some(({ deliver_on }) => deliver_on),
    slot: some(({ slot }) => slot || null),
    payment: some(({ payment_method }) => payment_method),
    moneyState: some(({ money }) => money),
    deliveryMethod: some(({ delivery_method }) => delivery_method),
    saleCode: some(({ sale_code }) => sale_code),
    rider: some(({ rider_mobile }) => rider_mobile),
    district: some(({ district }) => district),
    text: fc.option(
      fc.oneof(
        fc.constantFrom(...all.map(({ number }) => number.slice(-4))),
        fc.constantFrom(...all.map(({ customer_name }) => customer_name.slice(0, 6))),
        fc.constantFrom('%', '_', "'; drop table orders", '\\', 'ไม่มีร้านนี้'),
      ),
      { nil: undefined, freq: 4 },
    ),
    oldestFirst: fc.boolean(),
  },
  { requiredKeys: ['tab', 'oldestFirst'] },
)
type Asked = Record<string, unknown> & {
  tab: (typeof staffTabs)[number]
  text?: string | undefined
  oldestFirst: boolean
}

function expected(asked: Asked): string[] {
  const is = (value: unknown, wanted: unknown) => wanted === undefined || value === wanted
  const statuses = statusesOf[asked.tab] as readonly string[]
  const fits = all.filter((row) => {
    const text = asked.text?.trim() ?? ''
    return (
      (statuses.length === 0 || statuses.includes(row.status)) &&
      (asked.tab !== 'late' || (row.deliver_on ?? testToday) < testToday) &&
      (asked.from === undefined || row.day >= (asked.from as string)) &&
      (asked.to === undefined || row.day <= (asked.to as string)) &&
      is(row.deliver_on, asked.deliverOn) &&
      is(row.slot, asked.slot) &&
      is(row.payment_method, asked.payment) &&
      is(row.money, asked.moneyState) &&
      is(row.delivery_method, asked.deliveryMethod) &&
      is(row.sale_code, asked.saleCode) &&
      is(row.rider_mobile, asked.rider) &&
      is(row.district, asked.district) &&
      (text === '' ||
        row.number.endsWith(text) ||
        row.customer_name.includes(text) ||
        row.customer_code === text)
    )
  })
  const numbers = fits.map(({ number }) => number)
  return asked.oldestFirst ? numbers.toReversed() : numbers
}

test('any filters, page by page, show exactly the orders that fit, in their order', {
  timeout: 60_000,
}, async () => {
  expect(all.length).toBeGreaterThan(300)
  await fc.assert(
    fc.asyncProperty(requests, async (asked) => {
      const seen: string[] = []
      let after: string | undefined
      do {
        const { status, body } = await ask('api/merchant/orders/list', {
          token: owner,
          body: { saleUnit, take: 100, ...asked, after },
        })
        expect(status).toBe(200)
        seen.push(...body.orders.map(({ number }: { number: string }) => number))
        after = body.next ?? undefined
      } while (after)
      expect(seen).toEqual(expected(asked as Asked))
    }),
    { numRuns: 150 },
  )
})

test('a search that may look at few orders stops where it is, and going on from there misses none', {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(requests, fc.integer({ min: 5, max: 60 }), async (asked, most) => {
      const seen: string[] = []
      let after: { at: string; number: string } | undefined
      for (let page = 0; ; page++) {
        expect(page, JSON.stringify(asked)).toBeLessThan(2_000)
        const request = { ...asked, saleUnit, take: 7, text: asked.text ?? '', today: testToday } as never
        const { places, stoppedAt } = await findPlaces(db, request, after, most)
        seen.push(...places.slice(0, 7).map(({ number }) => number))
        after = places.length > 7 ? places[6] : stoppedAt
        if (!after) break
      }
      expect(seen).toEqual(expected(asked as Asked))
    }),
    { numRuns: 60 },
  )
})

test('a shop is found by a part of its name, whatever its capitals', async () => {
  const [{ customer_code, customer_name } = { customer_code: '', customer_name: '' }] = all
  const rename = (name: string) =>
    pool.query(`update customers set name = $2 where sale_unit = 'BKK01' and code = $1`, [
      customer_code,
      name,
    ])
  await rename('Mini Mart ซอยทดลอง')
  const theirs = all.filter((row) => row.customer_code === customer_code).map(({ number }) => number)
  for (const text of ['mini mart', 'MINI', 'mart ซอย', 'ซอยทดลอง']) {
    const { body } = await ask('api/merchant/orders/list', {
      token: owner,
      body: { saleUnit, tab: 'all', take: 100, text },
    })
    expect(body.orders.map(({ number }: { number: string }) => number)).toEqual(theirs.slice(0, 100))
  }
  await rename(customer_name)
})

test('open tabs are counted', async () => {
  const { body } = await ask('api/merchant/orders/list', { token: owner, body: { saleUnit } })
  const count = (status: string) => all.filter((row) => row.status === status).length
  expect(body.counts).toEqual({
    toApprove: count('SO Wait'),
    toInvoice: count('SO Approve'),
    toShip: count('Invoice wait'),
    onTheWay: count('Invoice Approve'),
  })
})

test('a page begins after the last order seen, whatever was placed since', async () => {
  const page = (after?: string) =>
    ask('api/merchant/orders/list', { token: owner, body: { saleUnit, tab: 'all', after } })
  const { body } = await page()
  expect(body.orders).toHaveLength(12)
  await pool.query(
    `insert into orders select (jsonb_populate_record(o, '{"number": "SONEWEST", "placed_at": "2026-12-31", "key": null, "tracking_key": "newest"}')).*
     from orders o where o.sale_unit = 'BKK01' limit 1`,
  )
  const second = await page(body.next)
  expect(second.body.orders[0].number).toBe(all[12]?.number)
  expect((await page('rubbish')).body.orders[0].number).toBe('SONEWEST')
})
