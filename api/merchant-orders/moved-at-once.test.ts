import { expect, test } from 'vitest'
import { testMerchant } from '#checks/merchant/test-merchant.ts'
import { callers } from '#checks/tools/test-api.ts'

const shop = await testMerchant()
const { ask, rows, tokenFor, placed, owner, manager, customer, findProductCodes, bodyFor, place } = shop
const supervisor = await tokenFor(callers.supervisor)
const saleUnit = 'BKK01'
const [first = '', second = ''] = await findProductCodes(saleUnit, 2, 3)
const [{ code: gift } = { code: '' }] = await rows<{ code: string }>(
  `select code from products where sale_unit = 'BKK01' and points_per_unit > 0 and active order by code limit 1`,
)
await rows(`update products set stock_controlled = true where sale_unit = 'BKK01' and code = any($1)`, [
  [first, second, gift],
])
await rows(
  `update stock set on_hand = reserved + 1000000 where sale_unit = 'BKK01' and product_code = any($1)`,
  [[first, second, gift]],
)
await rows(`update customers set points = points + 100000000 where sale_unit = 'BKK01' and code = 'C0001'`)

const move = (number: string, action: string, token: string) =>
  ask('api/merchant/orders/move', { token, body: { saleUnit, numbers: [number], action, why: 'ทดสอบ' } })
const statusOf = async (number: string) =>
  (
    await rows<{ status: string }>(`select status from orders where sale_unit = 'BKK01' and number = $1`, [
      number,
    ])
  )[0]?.status
const wonBy = ({ body }: { body: { orders?: { status: string | null }[]; status?: string } }) =>
  body.orders?.[0]?.status ?? body.status ?? null

test('two staff and the customer move one order at the same moment, 200 times: one wins, the others are told', {
  timeout: 120_000,
}, async () => {
  for (let round = 0; round < 200; round++) {
    const { number } = await placed('COD')
    const answers = await Promise.all([
      move(number, 'approve', supervisor),
      move(number, round % 2 ? 'cancel' : 'approve', manager),
      ask('api/orders/cancel', { token: customer, body: { orderNumber: number } }),
    ])
    const winners = answers.map(wonBy).filter((status) => status !== null)
    // A second one may cancel what was approved a moment before: a move of its own, after the first.
    const last = await statusOf(number)
    expect(winners).toContain(last)
    expect(new Set(winners).size, JSON.stringify(winners)).toBe(winners.length)
    const told = answers.filter((answer) => wonBy(answer) === null)
    for (const { body } of told) expect(body.orders?.[0]?.problem ?? body.Message).toMatch(/[ก-๙]/)
    const events = await rows(
      `select status from order_events where sale_unit = 'BKK01' and order_number = $1`,
      [number],
    )
    expect(events).toHaveLength(1 + winners.length)
  }
})

/** Everything that must add up, over the whole centre. */
async function books() {
  const [one] = await rows<Record<string, number>>(
    `select
    (select sum(on_hand)::int from stock where sale_unit = 'BKK01' and product_code = any($1)) as on_hand,
    (select sum(reserved)::int from stock where sale_unit = 'BKK01' and product_code = any($1)) as reserved,
    (select coalesce(sum(change), 0)::int from stock_moves where sale_unit = 'BKK01' and product_code = any($1)) as moved,
    (select coalesce(sum(l.held), 0)::int from order_lines l join orders o on o.sale_unit = l.sale_unit and o.number = l.order_number
      where l.sale_unit = 'BKK01' and l.product_code = any($1) and o.status in ('SO Wait', 'SO Approve')) as held,
    (select sum(debt)::bigint::text::numeric::float8 from customers where sale_unit = 'BKK01') as debt,
    (select coalesce(sum(o.total - coalesce(m.received, 0)), 0)::float8 from orders o
      left join order_money m on m.sale_unit = o.sale_unit and m.order_number = o.number
      where o.sale_unit = 'BKK01' and o.credit_customer is not null and o.paid_at is null
        and o.status not in ('SO Cancel', 'Invoice Cancel')) as owed,
    (select sum(points)::int from customers where sale_unit = 'BKK01') as points,
    (select sum(points)::int from points_ledger where sale_unit = 'BKK01') as ledger,
    (select coalesce(sum(points), 0)::int from orders where sale_unit = 'BKK01' and status not in ('SO Cancel', 'Invoice Cancel')) as spent`,
    [[first, second, gift]],
  )
  return one as Record<
    'on_hand' | 'reserved' | 'moved' | 'held' | 'debt' | 'owed' | 'points' | 'ledger' | 'spent',
    number
  >
}

test('short invoices in such races, 20 rounds: stock, credit, points and money are conserved, numbers have no gap', {
  timeout: 120_000,
}, async () => {
  const before = await books()
  for (let round = 0; round < 20; round++) {
    const lines = [
      { P_Code: first, qty1: 5 + round },
      { P_Code: second, qty1: 8 },
    ]
    const redeemed = {
      kind: 'points' as const,
      lines: [{ P_Code: gift, qty1: 4 + round }],
      payment: 'POINTS',
    }
    const numbers: string[] = []
    for (const order of [
      { lines, payment: 'CREDIT' },
      redeemed,
      { lines, payment: 'COD' },
      { lines, payment: 'CREDIT' },
    ]) {
      const { body } = await place(customer, await bodyFor(customer, callers.customer, order))
      numbers.push(body.orderNumber)
    }
    const ofPoints = numbers[1]
    await Promise.all(numbers.map((number) => move(number, 'approve', supervisor)))
    const short = (number: string, token: string, quantity: number) =>
      ask('api/merchant/orders/invoice', {
        token,
        body: {
          saleUnit,
          orderNumber: number,
          shortages: [
            { line: 1, quantity, reason: round % 2 ? 'missing' : 'asked' },
            ...(number === ofPoints ? [] : [{ line: 2, quantity: quantity % 2, reason: 'damaged' }]),
          ],
        },
      })
    await Promise.all(
      numbers.flatMap((number) => [
        short(number, supervisor, 3),
        short(number, manager, 4),
        move(number, 'cancel', owner),
        move(number, 'invoice', owner),
      ]),
    )
  }
  const after = await books()
  expect(after.on_hand - before.on_hand).toBe(after.moved - before.moved)
  expect(after.reserved - before.reserved).toBe(after.held - before.held)
  expect(after.debt - before.debt).toBe(after.owed - before.owed)
  expect(after.points - before.points).toBe(after.ledger - before.ledger)
  expect(before.points - after.points).toBe(after.spent - before.spent)
  const [{ shortened = 0 } = {}] = await rows<{ shortened: number }>(
    `select count(*)::int as shortened from order_shortages where sale_unit = 'BKK01' and product_code = $1`,
    [gift],
  )
  expect(shortened).toBeGreaterThan(0)
  const months =
    await rows(`select count(*)::int as documents, max(right(number, 5))::int as highest, count(distinct number)::int as different
    from invoices where sale_unit = 'BKK01' and number like 'IVBKK016911%'`)
  expect(months[0]).toMatchObject({ different: (months[0] as { documents: number }).documents })
  expect((months[0] as { highest: number }).highest).toBe((months[0] as { documents: number }).documents)
  // Every shortened order adds up by itself.
  const wrong = await rows(`select o.number from orders o
    left join order_details d on d.sale_unit = o.sale_unit and d.order_number = o.number
    join lateral (select sum(amount)::bigint as goods, sum(discount)::bigint as discount from order_lines l
      where l.sale_unit = o.sale_unit and l.order_number = o.number) t on true
    join lateral (select coalesce(sum((g->>'gross')::bigint), 0)::bigint as gross from jsonb_array_elements(o.vat_groups) g) v on true
    where o.sale_unit = 'BKK01' and exists (select from order_shortages s where s.sale_unit = o.sale_unit and s.order_number = o.number)
      and (t.goods <> o.goods or t.discount <> o.discount
        or v.gross + coalesce(d.cash_rounding, 0) + case when d.order_number is null then o.delivery_fee else 0 end <> o.total)`)
  expect(wrong).toEqual([])
})
