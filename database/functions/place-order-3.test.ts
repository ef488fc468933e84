import type { PoolClient } from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ownDatabase } from '#checks/tools/own-database.ts'

const { pool } = await ownDatabase()
const db: PoolClient = await pool.connect()
const rows = async <Row extends object = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  (await db.query<Row>(sql, values)).rows

// Earlier orders are irrelevant here, and small tables compare faster.
await rows('truncate orders, points_ledger, placed_keys, outbox, cart_lines cascade')

const watched = [
  'stock',
  'customers',
  'coupons',
  'cart_lines',
  'order_counters',
  'orders',
  'order_lines',
  'order_details',
  'order_events',
  'outbox',
  'points_ledger',
  'placed_keys',
]
const key = '00000000-0000-4000-8000-000000000001'
const at = '2026-11-16T05:00:00+00:00'
// Sold by both centres, so that a query without the centre affects the other's row.
const [first, second] = (
  await rows<{ code: string }>(
    `select product_code as code from stock s where sale_unit = 'BKK01'
     and exists (select from stock o where o.sale_unit = 'NON01' and o.product_code = s.product_code)
     order by product_code desc limit 2`,
  )
).map(({ code }) => code) as [string, string]
const promotions = await rows<{ unit: string; id: string }>(
  'select sale_unit as unit, min(id) as id from promotions group by 1',
)
const promotionOf = (unit: string) => promotions.find((each) => each.unit === unit)?.id

const line = (product_code: string, more: object = {}) => ({
  ...{ line: 1, product_code, unit: 1, rate: 1, quantity: 4, price: 2_500, price_type: 1, amount: 10_000 },
  ...{ discount: 0, promotion_id: null, free: false, points: 0, held: 4, ...more },
})
const order = {
  ...{
    customer_name: 'ร้าน',
    placed_by_kind: 'customer',
    placed_by: 'C0001',
    payment_code: 0,
    payment_method: 'COD',
    paid_at: null,
  },
  ...{
    pay_before: null,
    due_on: null,
    delivery_method: 'DELIVERY',
    delivery_fee: 6_000,
    deliver_on: '2026-11-18',
    slot: '08-12',
  },
  ...{
    requested_on: null,
    goods: 10_000,
    discount: 0,
    vat: 654,
    total: 16_000,
    vat_groups: [],
    needs_tax_invoice: false,
    tax_number: '',
  },
  ...{ tax_branch: '', kind: 'normal', points_mode: false, remark: '', ship_to: {}, bill_to: {} },
}
const argument = {
  ...{
    customerCode: 'C0001',
    key,
    bodyHash: 'hash',
    at,
    day: '2026-11-16',
    month: '7001',
    byName: 'แดง',
    points: 0,
    cartOf: '',
  },
  ...{
    stock: [{ code: first, units: 4 }],
    cart: [{ code: first, qty1: 4, qty2: 1, qty3: 0 }],
    order,
    lines: [line(first)],
  },
  details: { fee_price_type: 2, cash_rounding: -18 },
}
const number = 'SOBKK01700100001'

/** The refusal, or the function's result. */
async function place(more: object = {}): Promise<Record<string, unknown> | string> {
  await db.query('savepoint before')
  try {
    const [row] = await rows<{ told: Record<string, unknown> }>('select place_order_3($1, $2) as told', [
      'BKK01',
      { ...argument, ...more },
    ])
    return row?.told ?? {}
  } catch (error) {
    await db.query('rollback to savepoint before')
    const { code, message } = error as { code?: string; message: string }
    if (code !== 'SD001') throw error
    return message
  }
}

/** The new rows of an order in each table. */
async function left(): Promise<Record<string, Record<string, unknown>[]>> {
  const found: Record<string, Record<string, unknown>[]> = {}
  for (const table of watched) {
    const changed = await rows<{ row: Record<string, unknown> }>(
      `select to_jsonb(x) as row from (table ${table} except table before_${table}) x order by 1`,
    )
    if (changed.length > 0) found[table] = changed.map(({ row }) => row)
  }
  return found
}

beforeEach(async () => {
  await db.query('begin')
  await rows(
    `update customers set status = 'active', points = 500, debt = 1000, credit_limit = 50000 where code in ('C0001', 'C0002')`,
  )
  await rows(`update stock set on_hand = 7, reserved = 3 where product_code in ($1, $2)`, [first, second])
  for (const unit of ['BKK01', 'NON01']) {
    for (const [id, customer] of [
      ['ours', 'C0001'],
      ['anyone', null],
      ['theirs', 'C0002'],
    ])
      await rows(
        `insert into coupons (sale_unit, id, promotion_id, customer_code, expires_on) values ($1, $2, $3, $4, '2026-11-16')`,
        [unit, id, promotionOf(unit), unit === 'NON01' && customer ? 'C0001' : customer],
      )
  }
  for (const [unit, customer, by, kind, code] of [
    ['BKK01', 'C0001', '', 'normal', first],
    ['BKK01', 'C0001', '', 'normal', second],
    ['BKK01', 'C0001', '', 'advance', first],
    ['BKK01', 'C0001', 'agent:C0004', 'normal', first],
    ['BKK01', 'C0002', '', 'normal', first],
    ['NON01', 'C0001', '', 'normal', first],
  ])
    await rows(
      `insert into cart_lines (sale_unit, customer_code, filled_by, kind, product_code, quantity1, quantity2, quantity3, changed_at)
       values ($1, $2, $3, $4, $5, 6, 1, 2, '2026-11-15')`,
      [unit, customer, by, kind, code],
    )
  for (const [unit, customer, theirs] of [
    ['BKK01', 'C0002', key],
    ['NON01', 'C0001', key],
    ['BKK01', 'C0001', '00000000-0000-4000-8000-000000000002'],
  ])
    await rows(`insert into placed_keys values ($1, $2, $3, 'theirs', 'SO-OLD', '2026-11-15')`, [
      unit,
      customer,
      theirs,
    ])
  await rows(`insert into order_counters values ('BKK01', '7002', 41), ('NON01', '7001', 77)`)
  for (const table of watched)
    await rows(`create temp table before_${table} on commit drop as table ${table}`)
})
afterEach(async () => void (await db.query('rollback')))
afterAll(() => db.release())

describe('an order', () => {
  test('changes what is its own and nothing else', async () => {
    expect(await place()).toMatchObject({ again: false, sameBody: true, orderNumber: number })
    const own = { sale_unit: 'BKK01' }
    const { orders = [], order_lines = [], order_details, stock = [], ...others } = await left()
    expect(order_details).toMatchObject([
      { ...own, order_number: number, fee_price_type: 2, cash_rounding: -18 },
    ])
    expect(orders).toMatchObject([
      { ...own, ...order, number, customer_code: 'C0001', status: 'SO Wait', points: 0, coupon_id: null },
    ])
    expect(order_lines).toMatchObject([{ ...own, ...line(first), order_number: number }])
    expect(
      stock.map(({ on_hand, reserved, ...row }) => ({ ...row, left: Number(on_hand) - Number(reserved) })),
    ).toEqual([{ ...own, product_code: first, left: 0 }])
    expect(others).toMatchObject({
      cart_lines: [
        {
          ...own,
          customer_code: 'C0001',
          filled_by: '',
          kind: 'normal',
          product_code: first,
          changed_at: at,
        },
      ],
      order_counters: [{ ...own, month: '7001', last: 1 }],
      order_events: [
        { order_number: number, step: 1, status: 'SO Wait', at, by_kind: 'customer', by_name: 'แดง' },
      ],
      outbox: [{ ...own, topic: 'order-placed', order_number: number, at }],
      placed_keys: [{ ...own, customer_code: 'C0001', key, body_hash: 'hash', order_number: number, at }],
    })
    expect(Object.keys(others)).toEqual([
      'cart_lines',
      'order_counters',
      'order_events',
      'outbox',
      'placed_keys',
    ])
  })

  test('takes from the cart what was ordered, never below nothing', async () => {
    await place({ cart: [{ code: first, qty1: 4, qty2: 3, qty3: 2 }] })
    expect((await left()).cart_lines).toMatchObject([{ quantity1: 2, quantity2: 0, quantity3: 0 }])
    await rows('rollback to savepoint before')
    await place({ cart: [{ code: first, qty1: 7, qty2: 0, qty3: 5 }] })
    expect((await left()).cart_lines).toMatchObject([{ quantity1: 0, quantity2: 1, quantity3: 0 }])
  })

  test('names each unit as the product does', async () => {
    await place({
      stock: [],
      lines: [line(first), line(first, { line: 2, unit: 2 }), line(first, { line: 3, unit: 3 })],
    })
    const [product] = await rows(`select * from products where sale_unit = 'BKK01' and code = $1`, [first])
    expect((await left()).order_lines).toMatchObject(
      [1, 2, 3].map((unit) => ({
        unit_name_th: product?.[`unit${unit}_name_th`],
        unit_name_en: product?.[`unit${unit}_name_en`],
      })),
    )
  })

  test.each([
    [41, '7002', 'SOBKK01700200042'],
    [9_998, '7002', 'SOBKK01700209999'],
    [99_999, '7002', 'SOBKK017002100000'],
  ])('after the %i of a month bears the next number', async (last, month, next) => {
    await rows(`update order_counters set last = $1 where month = '7002'`, [last])
    expect(await place({ month })).toMatchObject({ orderNumber: next })
  })
})

describe('a second sender of a key', () => {
  test('is told of the first order and whether it was the same, and nothing is placed', async () => {
    const none = { again: true, orderNumber: number }
    await place()
    expect(await place()).toEqual({ ...none, sameBody: true })
    expect(await place({ bodyHash: 'other' })).toEqual({ ...none, sameBody: false })
    expect((await left()).orders).toHaveLength(1)
  })

  test('is told of their own order, whatever others did with the key and whatever else they ordered', async () => {
    const shared = '00000000-0000-4000-8000-000000000009'
    await rows(`insert into placed_keys values ('BKK01', 'C0001', $1, 'theirs', 'SO-OTHER', '2026-11-15')`, [
      shared,
    ])
    const mine = { customerCode: 'C0002', key: shared }
    expect(await place(mine)).toMatchObject({ again: false, orderNumber: number })
    expect(await place(mine)).toEqual({ again: true, sameBody: true, orderNumber: number })
  })
})

describe('is refused, with nothing changed,', () => {
  test.each<[string, string, object, string?]>([
    [
      'a customer who is not active',
      'customer',
      {},
      `update customers set status = 'inactive' where sale_unit = 'BKK01' and code = 'C0001'`,
    ],
    ['a customer the centre does not know', 'customer', { customerCode: 'C0009x' }],
    [
      'anyone, when the centre closed',
      'centre',
      {},
      `update centres set active = false where sale_unit = 'BKK01'`,
    ],
    ['one more than there is', 'stock', { stock: [{ code: first, units: 5 }] }],
    [
      'when one of two is short',
      'stock',
      {
        stock: [
          { code: first, units: 1 },
          { code: second, units: 5 },
        ],
      },
    ],
    ['credit one satang above the limit', 'credit', { credit: { customer: 'C0001', amount: 49_001 } }],
    ['one point more than there are', 'points', { points: 501 }],
    ['a coupon of someone else', 'coupon', { coupon: 'theirs' }],
    ['a coupon nobody knows', 'coupon', { coupon: 'unknown' }],
    ['a coupon a day late', 'coupon', { coupon: 'ours', day: '2026-11-17' }],
    [
      'a coupon that was used',
      'coupon',
      { coupon: 'ours' },
      `update coupons set used_at = now() where sale_unit = 'BKK01' and id = 'ours'`,
    ],
    ['a product that is not there', 'product', { lines: [line(first), line('NONE', { line: 2 })] }],
  ])('%s', async (_, reason, more, before = '') => {
    if (before) await rows(before)
    const unknown = 'customerCode' in more
    if (unknown)
      await rows('alter table placed_keys drop constraint placed_keys_sale_unit_customer_code_fkey')
    expect(await place(more)).toBe(reason)
    const { customers: _customers, coupons: _coupons, ...others } = await left()
    expect(others).toEqual({})
  })
})

describe('to the last', () => {
  test('piece, of two products at once', async () => {
    const stock = [first, second].map((code) => ({ code, units: 4 }))
    expect(await place({ stock })).toMatchObject({ again: false })
    expect((await left()).stock).toMatchObject(
      [first, second].sort().map((product_code) => ({ product_code, sale_unit: 'BKK01' })),
    )
  })

  test('satang of credit, of whoever gives it', async () => {
    expect(await place({ credit: { customer: 'C0002', amount: 49_000 } })).toMatchObject({ again: false })
    const { customers, orders } = await left()
    expect(customers).toMatchObject([{ sale_unit: 'BKK01', code: 'C0002', debt: 50_000 }])
    expect(orders).toMatchObject([{ credit_customer: 'C0002' }])
  })

  test('point, which the ledger remembers', async () => {
    expect(await place({ points: 500 })).toMatchObject({ again: false })
    const { customers, points_ledger, orders } = await left()
    expect(customers).toMatchObject([{ sale_unit: 'BKK01', code: 'C0001', points: 0 }])
    expect(points_ledger).toMatchObject([
      {
        sale_unit: 'BKK01',
        customer_code: 'C0001',
        points: -500,
        reason: 'redeemed',
        order_number: number,
        at,
      },
    ])
    expect(orders).toMatchObject([{ points: 500 }])
  })

  test.each([
    ['ours', false],
    ['anyone', true],
  ])('day of a coupon (%s), which is used up by whoever ordered', async (coupon, was_public) => {
    expect(await place({ coupon })).toMatchObject({ again: false })
    const { coupons, orders } = await left()
    expect(coupons).toMatchObject([
      { sale_unit: 'BKK01', id: coupon, used_at: at, used_order: number, customer_code: 'C0001', was_public },
    ])
    expect(orders).toMatchObject([{ coupon_id: coupon }])
  })

  test('a coupon that belonged to nobody once is remembered so', async () => {
    await rows(`update coupons set was_public = true where sale_unit = 'BKK01' and id = 'ours'`)
    await place({ coupon: 'ours' })
    expect((await left()).coupons).toMatchObject([{ was_public: true }])
  })
})
