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

const relation = async (code: string) =>
  (
    await rows<{ agent_code: string | null }>(
      `select agent_code from customers where sale_unit = 'BKK01' and code = '${code}'`,
    )
  )[0]?.agent_code
const countAgency = async (table: string, column: string, code: string) =>
  (
    await rows<{ count: number }>(
      `select count(*)::integer as count from ${table} where sale_unit = 'BKK01' and ${column} = '${code}'`,
    )
  )[0]?.count ?? 0
/** Everything an agent has as a seller, and how much of it there is. */
const trades = [
  ...['agent_items', 'agent_item_units', 'agent_item_movements', 'agent_price_rules', 'agent_counters'],
  ...['agent_orders', 'agent_order_lines', 'agent_order_events', 'agent_payments'],
]
const tradeOf = (code: string) => Promise.all(trades.map((table) => countAgency(table, 'agent_code', code)))

test('every table that names an agent or a client is moved, or said to stay', async () => {
  const found = await rows<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and column_name in ('agent_code', 'client_code', 'opened_by') order by 1, 2`,
  )
  expect(found.map(({ table_name, column_name }) => `${table_name} ${column_name}`)).toEqual([
    ...['agent_counters agent_code', 'agent_events agent_code', 'agent_events client_code'],
    // Those of an agent who is none any more ask nobody: they stay with who made them.
    ...['agent_invitations agent_code', 'agent_invitations client_code', 'agent_invitations opened_by'],
    ...['agent_item_movements agent_code', 'agent_item_units agent_code', 'agent_items agent_code'],
    ...['agent_order_events agent_code', 'agent_order_lines agent_code'],
    ...['agent_orders agent_code', 'agent_orders client_code', 'agent_payments agent_code'],
    ...['agent_price_rules agent_code', 'customers agent_code'],
  ])
})

test('a client is merged with its agent, its orders to the agent, what they did, and what it was asked', async () => {
  const [client] = await rows<{ code: string }>(
    `select client_code as code from agent_orders where sale_unit = 'BKK01' and agent_code = 'C0004' group by 1 order by 1 limit 1`,
  )
  const other = client?.code ?? ''
  await pool.query(
    `insert into agent_events (sale_unit, client_code, agent_code, at, kind) values ('BKK01', $1, 'C0004', now(), 'accepted')`,
    [other],
  )
  await pool.query(`update customers set agent_code = null where sale_unit = 'BKK01' and code = 'C0020'`)
  const orders = await countAgency('agent_orders', 'client_code', other)
  const before = await tradeOf('C0004')
  expect(orders).toBeGreaterThan(0)
  expect((await merge('C0020', other)).status).toBe(200)
  expect([await relation('C0020'), await relation(other)]).toEqual(['C0004', null])
  expect(await countAgency('agent_orders', 'client_code', 'C0020')).toBe(orders)
  for (const table of ['agent_orders', 'agent_events', 'agent_invitations'])
    expect([table, await countAgency(table, 'client_code', other)]).toEqual([table, 0])
  expect(await tradeOf('C0004')).toEqual(before)
})

test('a shop that has an agent keeps it; the agent of the other one is told that it ended', async () => {
  await pool.query(
    `update customers set role = '2', person_type = 1, account_code = 'M5' where sale_unit = 'BKK01' and code = 'C0005'`,
  )
  await pool.query(`update customers set agent_code = 'C0004' where sale_unit = 'BKK01' and code = 'C0021'`)
  await pool.query(`update customers set agent_code = 'C0005' where sale_unit = 'BKK01' and code = 'C0022'`)
  expect((await merge('C0021', 'C0022')).status).toBe(200)
  expect([await relation('C0021'), await relation('C0022')]).toEqual(['C0004', null])
  expect(
    await rows(
      `select client_code, agent_code from agent_events where sale_unit = 'BKK01' and kind = 'ended by centre'`,
    ),
  ).toEqual([{ client_code: 'C0021', agent_code: 'C0005' }])
})

test('an agent takes in its own client once nothing between them is open, and is nobody’s client', async () => {
  const [open] = await rows<{ number: string; code: string }>(
    `select number, client_code as code from agent_orders where sale_unit = 'BKK01' and agent_code = 'C0004'
     and client_code <> 'C0020' and status in ('placed', 'accepted', 'ready') order by number limit 1`,
  )
  const other = open?.code ?? ''
  expect((await merge('C0004', other)).body.Code).toBe('merchantCustomers.ordersBetween')
  await pool.query(
    `update agent_orders set status = 'cancelled' where sale_unit = 'BKK01' and client_code = $1 and status in ('placed', 'accepted', 'ready')`,
    [other],
  )
  await pool.query(
    `update agent_orders set paid = total where sale_unit = 'BKK01' and client_code = $1 and status = 'delivered'`,
    [other],
  )
  expect((await merge('C0004', other)).status).toBe(200)
  expect([await relation('C0004'), await relation(other)]).toEqual([null, null])
})

test('two agents are not merged; one whose rights ended brings what it sold to a shop that never sold', async () => {
  expect((await merge('C0004', 'C0005')).body.Code).toBe('merchantCustomers.bothAgents')
  expect((await merge('C0005', 'C0004')).body.Code).toBe('merchantCustomers.bothAgents')
  const end = (code: string) =>
    ask('api/merchant/agents/end', { token: manager, body: { saleUnit, code, why: 'สมัครซ้ำ' } })
  expect((await end('C0004')).status).toBe(200)
  // Both sold: codes and numbers of the two would stand for two things.
  await pool.query(
    `insert into agent_price_rules (sale_unit, agent_code, level, subject, kind, points, changed_at) values ('BKK01', 'C0005', 0, '', 'percent', 1000, now())`,
  )
  expect((await merge('C0005', 'C0004')).body.Code).toBe('merchantCustomers.bothSold')
  await pool.query(`delete from agent_price_rules where sale_unit = 'BKK01' and agent_code = 'C0005'`)
  const before = await tradeOf('C0004')
  expect(Math.min(...before)).toBeGreaterThan(0)
  expect((await merge('C0005', 'C0004')).status).toBe(200)
  expect(await tradeOf('C0005')).toEqual(before)
  expect(await tradeOf('C0004')).toEqual(trades.map(() => 0))
  expect(await rows(`select from customers where sale_unit = 'BKK01' and agent_code = 'C0004'`)).toEqual([])
})
