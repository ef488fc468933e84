import { expect, test } from 'vitest'
import { countSales } from '#api/reports/count-sales.ts'
import { slowSums } from '#checks/reports/slow-sums.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'

const api = await testApi()
const { ask, tokenFor, pool, db } = api
const { rows, bodyFor, place, findProductCodes } = testOrdering(api)
const saleUnit = 'BKK01'
const [manager, supervisor, customer] = await Promise.all([
  tokenFor(callers.manager),
  tokenFor(callers.supervisor),
  tokenFor(callers.customer),
])

/** Tables with a customer's code, and why a merge leaves some of them alone. */
const moved = [
  'addresses',
  'cart_lines',
  'coupon_uses',
  'coupons',
  'incentives',
  'orders',
  'payments',
  'points_ledger',
]
const alsoMoved = [
  'agent_applications',
  'chat_conversations',
  'customer_messages',
  'customer_photos',
  'customer_visits',
  'order_advice',
  'order_advice_choices',
  'slips',
  'standing_orders',
  'survey_answers',
  'wishlist',
]
const left = {
  account_customers: 'tells at sign-in that this number belongs to a record that was merged',
  message_choices: 'of the record that is kept hold',
  placed_keys: 'guards requests of the record that can no longer make any',
  private_views: 'tells who looked at which record, and can only be added to',
  sign_in_links: 'open a record that nobody can sign in to any more',
}

test('every table that names a customer is moved, or said to stay', async () => {
  const found = await rows<{ table_name: string }>(
    `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'customer_code' order by 1`,
  )
  expect(found.map(({ table_name }) => table_name).sort()).toEqual(
    [...moved, ...alsoMoved, ...Object.keys(left)].sort(),
  )
})

const merge = (code: string, other: string, more: object = {}, token = manager) =>
  ask('api/merchant/customers/merge', { token, body: { saleUnit, code, other, why: 'สมัครซ้ำ', ...more } })
const customerOf = async (code: string) =>
  (
    await rows<{ points: number; debt: number; status: string; merged_into: string | null }>(
      `select points, debt, status, merged_into from customers where sale_unit = 'BKK01' and code = '${code}'`,
    )
  )[0]
const countOf = async (table: string, code: string) =>
  Number(
    (
      await pool.query(`select count(*) from ${table} where sale_unit = 'BKK01' and customer_code = $1`, [
        code,
      ])
    ).rows[0].count,
  )

test('everything goes over, whatever is being ordered meanwhile, and points, debt and reports still agree', async () => {
  const [product = ''] = await findProductCodes(saleUnit)
  const lines = [{ P_Code: product, qty1: 3 }]
  await pool.query(
    `insert into cart_lines (sale_unit, customer_code, kind, product_code, quantity1) values
     ('BKK01', 'C0001', 'normal', '1118', 2), ('BKK01', 'C0002', 'normal', '1118', 5)
     on conflict (sale_unit, customer_code, filled_by, kind, product_code) do update set quantity1 = excluded.quantity1`,
  )
  await pool.query(
    `insert into wishlist (sale_unit, customer_code, product_code) values ('BKK01', 'C0001', '1118'), ('BKK01', 'C0002', '1118') on conflict do nothing`,
  )
  const before = { kept: await customerOf('C0002'), goes: await customerOf('C0001') }
  const body = await bodyFor(customer, callers.customer, { lines, payment: 'CREDIT' })
  const [{ status: merged, body: answer }, ...placed] = await Promise.all([
    merge('C0002', 'C0001'),
    place(customer, body),
    place(customer, { ...(await bodyFor(customer, callers.customer, { lines, payment: 'CREDIT' })) }),
  ])
  expect([merged, answer.Message]).toEqual([200, undefined])
  const ordered = placed.filter(({ status }) => status === 200)
  for (const table of [...moved, ...alsoMoved])
    expect([table, await countOf(table, 'C0001')]).toEqual([table, 0])
  const [kept, goes] = [await customerOf('C0002'), await customerOf('C0001')]
  expect(goes).toEqual({ points: 0, debt: 0, status: 'inactive', merged_into: 'C0002' })
  expect(kept?.points).toBe((before.kept?.points ?? 0) + (before.goes?.points ?? 0))
  const [{ owed } = { owed: -1 }] = await rows<{ owed: number }>(
    `select sum(o.total - coalesce(m.received, 0))::bigint as owed from orders o
     left join order_money m on m.sale_unit = o.sale_unit and m.order_number = o.number
     where o.sale_unit = 'BKK01' and o.credit_customer = 'C0002' and o.paid_at is null and o.status not in ('SO Cancel', 'Invoice Cancel')`,
  )
  expect(kept?.debt).toBe(owed)
  const [{ ledger } = { ledger: -1 }] = await rows<{ ledger: number }>(
    `select sum(points)::bigint as ledger from points_ledger where sale_unit = 'BKK01' and customer_code = 'C0002'`,
  )
  expect(kept?.points).toBe(ledger)
  expect(
    await rows(
      `select quantity1 from cart_lines where sale_unit = 'BKK01' and customer_code = 'C0002' and product_code = '1118'`,
    ),
  ).toEqual([{ quantity1: 7 }])
  for (const { body: order } of ordered)
    expect(await rows(`select customer_code from orders where number = '${order.orderNumber}'`)).toEqual([
      { customer_code: 'C0002' },
    ])
  // Reports name the kept shop for what the other one bought.
  while (await countSales(db));
  const stored = await rows<{ key: string; total: number }>(
    `select key, sum(total)::bigint as total from daily_sales where sale_unit = 'BKK01' and kind = 'customer' group by 1 having sum(orders) <> 0`,
  )
  const slow = new Map<string, number>()
  for (const { kind, key, sums } of (await slowSums(pool, saleUnit)).values())
    if (kind === 'customer') slow.set(key, (slow.get(key) ?? 0) + sums[5])
  expect(new Map(stored.map(({ key, total }) => [key, total]))).toEqual(slow)
  expect(slow.has('C0001')).toBe(false)
})

test('a shop is merged once, by managers, into one that is active, and an agent is kept', async () => {
  expect((await merge('C0002', 'C0001')).body.Code).toBe('merchantCustomers.alreadyMerged')
  expect((await merge('C0001', 'C0010')).body.Code).toBe('merchantCustomers.alreadyMerged')
  expect((await merge('C0010', 'C0010')).body.Code).toBe('merchantCustomers.sameShop')
  expect((await merge('C0010', 'C0011', { why: ' ' })).body.Code).toBe('merchantCustomers.noReason')
  expect((await merge('C0010', 'C0011', {}, supervisor)).status).toBe(403)
  expect((await merge('C0003', 'C0010')).body.Code).toBe('merchantCustomers.notActive')
  const [agent] = await rows<{ code: string }>(
    `select code from customers where sale_unit = 'BKK01' and role = '2' limit 1`,
  )
  expect((await merge('C0010', agent?.code ?? '')).body.Code).toBe('merchantCustomers.agentGoes')
  expect((await merge('C0010', 'nobody')).status).toBe(403)
  // Of two at the same moment one wins, in whichever direction.
  const both = await Promise.all([merge('C0010', 'C0011'), merge('C0011', 'C0010')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})
