import { cpus } from 'node:os'
import { resolve } from 'node:path'
import pg from 'pg'
import { openDatabase } from '#api/kit/database.ts'
import { adviseEverybody } from '#api/order-advice/advise-everybody.ts'
import { withBareTables } from '#database/seeds/large/bare-tables.ts'
import { openLargeNetwork } from './large-network.ts'

const customersAsked = 100_000
const mostSeconds = 300
const [saleUnit, perCentre] = ['P1000', 1000]
/** Half a year of each shop: what is older hardly changes what is due. */
const historyDays = 180
const say = (line: string) => console.error(line)

const folder = resolve(process.env.BENCH_DIR || 'data/bench-advice')
const { postgres, databaseUrl } = await openLargeNetwork(folder, say, { sizes: [1_000], orders: 50_000 })
try {
  await growShops()
  const { db, pool, close } = openDatabase(databaseUrl)
  await pool.query('delete from order_advice')
  await pool.query('delete from order_advice_alike')
  const start = performance.now()
  const cpu = process.cpuUsage()
  const { advised } = await adviseEverybody({ db, now: () => new Date(), longest: Number.POSITIVE_INFINITY })
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(cpu)
  const { rows } = await pool.query(
    `select count(*) filter (where lines <> '[]')::int as some, sum(jsonb_array_length(lines))::int as lines from order_advice`,
  )
  await close()
  console.log(`${cpus().length} x ${cpus()[0]?.model ?? 'processor'}`)
  console.log(
    `${advised} customers advised in ${seconds.toFixed(0)} s (${((seconds * 1000) / advised).toFixed(2)} ms each), ${((user + system) / 1e6).toFixed(0)} s of it in Node; asked: ${mostSeconds} s`,
  )
  console.log(`${rows[0]?.some} of them have advice, ${rows[0]?.lines} lines`)
  process.exitCode = advised >= customersAsked && seconds <= mostSeconds ? 0 : 1
} finally {
  await postgres.stop()
}

/** Every shop a hundred times: the same habits under a hundred codes. */
async function growShops(): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query('select 1 from customers where sale_unit = $1 offset $2 limit 1', [
      saleUnit,
      perCentre,
    ])
    if (rows.length > 0) return
    const copies = customersAsked / perCentre - 1
    say(`Copying ${perCentre} shops ${copies} times`)
    await client.query('begin')
    await client.query(
      `insert into accounts (mobile, name)
       select '09' || lpad(n::text, 8, '0'), 'เจ้าของร้าน ' || n from generate_series(1, $1::int) n`,
      [copies * perCentre],
    )
    await client.query(
      `insert into customers (sale_unit, code, account_id, name, customer_type, store_type, sale_code)
       select c.sale_unit, c.code || '-' || copy, a.id, c.name, c.customer_type, c.store_type, c.sale_code
       from (select *, row_number() over (order by code) as place from customers where sale_unit = $1) c
       cross join generate_series(1, $2::int) copy
       join accounts a on a.mobile = '09' || lpad(((copy - 1) * ${perCentre} + c.place)::text, 8, '0')`,
      [saleUnit, copies],
    )
    await client.query(
      `create temp table lately as select * from orders where sale_unit = $1 and placed_at > now() - interval '${historyDays} days'`,
      [saleUnit],
    )
    await withBareTables(client, ['orders', 'order_lines'], async () => {
      await client.query(
        `insert into orders (sale_unit, number, customer_code, customer_name, status, placed_at, placed_by_kind, placed_by, payment_code, payment_method, delivery_method, goods, total, ship_to, bill_to)
         select o.sale_unit, o.number || '-' || copy, o.customer_code || '-' || copy, o.customer_name, 'POD', o.placed_at, 'customer', o.customer_code, 0, 'COD', 'DELIVERY', o.goods, o.total, '{}', '{}'
         from lately o cross join generate_series(1, $1::int) copy`,
        [copies],
      )
      await client.query(
        `insert into order_lines (sale_unit, order_number, line, product_code, name_th, name_en, unit, unit_name_th, unit_name_en, rate, quantity, price, price_type, amount)
         select l.sale_unit, l.order_number || '-' || copy, l.line, l.product_code, '', '', l.unit, '', '', l.rate, l.quantity, l.price, l.price_type, l.amount
         from lately o join order_lines l on l.sale_unit = o.sale_unit and l.order_number = o.number cross join generate_series(1, $1::int) copy`,
        [copies],
      )
    })
    await client.query('commit')
    await client.query('vacuum (analyze) customers, orders, order_lines')
  } finally {
    await client.end()
  }
}
