import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { contracts } from '#shop/start/contracts.ts'
import { centreOf, customerEverywhere, sizes } from '../large-network.ts'
import type { Thing } from '../load.ts'

export const payingName = 'making a PromptPay payment'
/** CPU as a multiple of the baseline. */
export const payingBudget = 6

const centre = centreOf(sizes[2])
const prefix = 'BENCHPAY'
const ready = 60_000
const total = 150_000

/** A transfer of a placed order that nobody paid yet: a new order each time, since a second start finds the first. */
export async function payingThings(
  tokenIn: (saleUnit: string) => Promise<string>,
  databaseUrl: string,
): Promise<Thing[]> {
  await placeOrders(databaseUrl)
  let next = 0
  return [
    {
      name: payingName,
      token: await tokenIn(centre),
      method: 'POST',
      path: `/rest/${contracts.startPayment.path}`,
      fresh: () => ({
        orderNumbers: [`${prefix}${++next}`],
        method: 'BANK',
        amountSeen: total / 100,
        key: randomUUID(),
      }),
    },
  ]
}

/** Copies an order of the customer, unpaid, in place of those that an earlier run left. */
async function placeOrders(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      `delete from payments p using payment_shares s where p.sale_unit = $1 and s.sale_unit = $1
         and s.payment_id = p.id and s.order_number like '${prefix}%'`,
      [centre],
    )
    await client.query(`delete from orders where sale_unit = $1 and number like '${prefix}%'`, [centre])
    const { rowCount } = await client.query(
      `insert into orders select (jsonb_populate_record(o, jsonb_build_object(
         'number', '${prefix}' || i, 'status', 'SO Wait', 'payment_method', 'BANK', 'payment_code', 0, 'total', ${total},
         'customer_code', c.code, 'paid_at', null, 'key', null, 'placed_at', now(), 'pay_before', null,
         'credit_customer', null, 'tracking_key', replace(gen_random_uuid()::text, '-', '')))).*
       from (select o from orders o where o.sale_unit = $1 limit 1) as sample (o),
         customers c join accounts a on a.id = c.account_id, generate_series(1, ${ready}) i
       where c.sale_unit = $1 and a.mobile = $2`,
      [centre, customerEverywhere],
    )
    if (rowCount !== ready) throw new Error(`${centre} has no order to copy`)
    await client.query(
      `insert into bank_accounts (sale_unit, position, bank_code, account_name, account_number, promptpay_id)
       values ($1, 1, '004', 'บัญชีทดสอบ', '1234567890', '0105559000014') on conflict do nothing`,
      [centre],
    )
    await client.query('vacuum (analyze) orders, payments, payment_shares, payment_events, order_money')
  } finally {
    await client.end()
  }
}
