import type { ClientBase } from 'pg'
import { withBareTables } from '#database/seeds/large/bare-tables.ts'
import { customersPerCentre as shops } from '#database/seeds/large/large-people.ts'
import { type StockedGoods, simulateShop } from '#database/seeds/large/shop-habits.ts'
import { countSales } from '#database/seeds/orders/count-sales.ts'
import type { SeedTools } from '#database/seeds/seed-tools.ts'

/** Order numbers have five running digits a month, so a million orders need years. */
const monthsOfOrders = 36

type Ordering = { saleUnit: string; orders: number }

/**
 * Orders of shops that each keep their own goods and look at their shelves at their own pace, growing over
 * three years ([why](docs/decisions/0068-order-advice.md)).
 */
export async function storeLargeOrders(
  { client, say, today }: Pick<SeedTools, 'client' | 'say' | 'today'>,
  { saleUnit, orders }: Ordering,
): Promise<void> {
  await client.query(`set local work_mem = '128MB'`)
  await client.query(`set local maintenance_work_mem = '256MB'`)
  await client.query('select setseed(0.42)')
  await makeVisits(client, saleUnit, orders)
  await makeHeads(client, saleUnit, orders, today)
  await makeLines(client)
  say(`${saleUnit}: ${orders} orders made`)
  await withBareTables(client, ['orders', 'order_lines', 'order_events'], async () => {
    await storeHeads(client, saleUnit)
    await storeLines(client, saleUnit)
    await storeEvents(client, saleUnit, today)
  })
  await reserveStock(client, saleUnit)
  await client.query(`insert into order_counters select $1, month, count(*) from new_orders group by month`, [
    saleUnit,
  ])
  await client.query('drop table new_orders, new_lines')
  // Without it the sums of each day would read every line of every day.
  await client.query('analyze orders, order_lines')
  await countSales(client, saleUnit)
  say(`${saleUnit}: ${orders} orders stored`)
}

/** Shops simulated one by one; of their orders the newest stay, so that their number is exactly as asked. */
async function makeVisits(client: ClientBase, saleUnit: string, orders: number): Promise<void> {
  await client.query(
    `create temp table ranked as
     select row_number() over (order by popularity desc, code) as place, p.code, p.name_th, p.name_en, p.group_code, p.unit1_name_th, p.unit1_name_en, p.unit1_rate, r.unit1_price, r.unit1_type
     from products p join product_prices r on r.sale_unit = p.sale_unit and r.product_code = p.code and r.level = 2
     where p.sale_unit = $1 and p.material_type = 'FG'`,
    [saleUnit],
  )
  const { rows: goods } = await client.query<StockedGoods>(
    'select place::int, group_code as "group" from ranked order by place',
  )
  await client.query('create temp table raw_visits (raw int, seconds_ago float8, customer int)')
  await client.query('create temp table raw_lines (raw int, line smallint, place int, quantity int)')
  const days = monthsOfOrders * 30
  // At their own pace a thousand shops make some sixty thousand orders; more are had by shops in more haste.
  const pace = Math.min(1, (shops * days * 0.052) / orders)
  let raw = 0
  for (let shop = 1; shop <= shops; shop++) {
    const visits = simulateShop(shop, { goods, days, pace }).map((visit) => ({ ...visit, raw: ++raw }))
    const lines = visits.flatMap((visit) =>
      visit.lines.map((line, at) => ({ ...line, raw: visit.raw, line: at + 1 })),
    )
    await client.query('insert into raw_visits select * from unnest($1::int[], $2::float8[], $3::int[])', [
      visits.map((visit) => visit.raw),
      visits.map(({ secondsAgo }) => secondsAgo),
      visits.map(() => shop),
    ])
    await client.query(
      'insert into raw_lines select * from unnest($1::int[], $2::smallint[], $3::int[], $4::int[])',
      [
        lines.map((line) => line.raw),
        lines.map(({ line }) => line),
        lines.map(({ place }) => place),
        lines.map(({ quantity }) => quantity),
      ],
    )
  }
  if (raw < orders) throw new Error(`The shops make only ${raw} orders of ${orders}`)
  await client.query('analyze raw_visits, raw_lines, ranked')
}

async function makeHeads(client: ClientBase, saleUnit: string, orders: number, today: string): Promise<void> {
  await client.query(
    `create temp table new_orders as
     select raw, i, placed_at, month, 'SO' || $1 || month || lpad(row_number() over (partition by month order by placed_at, i)::text, 5, '0') as number,
       'C' || lpad(customer::text, 4, '0') as customer_code, 'ร้านที่ ' || customer as customer_name,
       case when age > 4 then (case when roll < 0.93 then 'POD' when roll < 0.98 then 'SO Cancel' else 'Invoice Cancel' end)
            when age > 1 then (array['SO Approve', 'Invoice wait', 'Invoice Approve', 'POD'])[1 + floor(roll * 4)::int] else 'SO Wait' end as status
     from (
       select raw, i, placed_at, customer, random() as roll, extract(day from $2::timestamptz - placed_at) as age,
         to_char(extract(year from local) + 543 - 2500, 'FM00') || to_char(local, 'MM') as month
       from (
         select raw, customer, row_number() over (order by seconds_ago desc, raw) as i, placed_at, placed_at at time zone 'Asia/Bangkok' as local
         from (select raw, customer, seconds_ago, $2::timestamptz - make_interval(secs => seconds_ago) as placed_at
               from raw_visits order by seconds_ago, raw limit $3) newest
       ) numbered
     ) d order by i`,
    [saleUnit, `${today}T00:00:00+07:00`, orders],
  )
}

async function makeLines(client: ClientBase): Promise<void> {
  await client.query(
    `create temp table new_lines as
     select o.i, w.line, w.quantity, k.*
     from raw_lines w join new_orders o using (raw) join ranked k using (place)`,
  )
  await client.query('drop table ranked, raw_visits, raw_lines')
}

async function storeHeads(client: ClientBase, saleUnit: string): Promise<void> {
  await client.query(
    `insert into orders (sale_unit, number, customer_code, customer_name, status, placed_at, placed_by_kind, placed_by, payment_code, payment_method, paid_at,
       delivery_method, deliver_on, slot, rider_mobile, delivery_fee, goods, vat, total, ship_to, bill_to, sale_code)
     select $1, number, customer_code, customer_name, status, placed_at, 'customer', customer_code, payment_code, payment_method, case when status = 'POD' then placed_at + interval '1 day' end,
       case when i % 50 = 0 then 'PICKUP' else 'DELIVERY' end, (placed_at at time zone 'Asia/Bangkok')::date + 1, (array['08-12', '12-16', '16-20'])[1 + i % 3],
       case when status in ('Invoice Approve', 'POD') then '08290000' || lpad((i % 12)::text, 2, '0') end, fee, goods, included - round(included * 100 / 107.0) + round(excluded * 7 / 100.0), goods + fee + round(excluded * 7 / 100.0), address, address,
       coalesce((select c.sale_code from customers c where c.sale_unit = $1 and c.code = t.customer_code), '')
     from (
       select o.*, s.goods, s.included, s.excluded, case when s.goods < 150000 then 4000 else 0 end as fee,
         (array[0, 0, 0, 0, 0, -1, -1, 2, 1, -1])[1 + i % 10] as payment_code,
         (array['COD', 'COD', 'COD', 'COD', 'COD', 'CREDIT', 'CREDIT', 'BANK', 'LINEPAY', 'CARD'])[1 + i % 10] as payment_method,
         jsonb_build_object('name', o.customer_name, 'address', '1/1 ถนนตลาดเก่า', 'province', 'กรุงเทพมหานคร', 'district', (array['จตุจักร', 'พญาไท', 'ลาดพร้าว', 'บางกะปิ', 'ห้วยขวาง', 'ดินแดง', 'บางซื่อ', 'ราชเทวี'])[1 + i % 8], 'subdistrict', 'ลาดยาว', 'postcode', '10900', 'phone', '0850000000') as address
       from new_orders o
       join (select i, sum(quantity * unit1_price) as goods, coalesce(sum(quantity * unit1_price) filter (where unit1_type = 1), 0) as included,
               coalesce(sum(quantity * unit1_price) filter (where unit1_type = 2), 0) as excluded from new_lines group by i) s using (i)
     ) t`,
    [saleUnit],
  )
}

async function storeLines(client: ClientBase, saleUnit: string): Promise<void> {
  await client.query(
    `insert into order_lines (sale_unit, order_number, line, product_code, name_th, name_en, unit, unit_name_th, unit_name_en, rate, quantity, price, price_type, amount, held)
     select $1, o.number, l.line, l.code, l.name_th, l.name_en, 1, l.unit1_name_th, l.unit1_name_en, l.unit1_rate, l.quantity, l.unit1_price, l.unit1_type, l.quantity * l.unit1_price,
       case when o.status in ('SO Wait', 'SO Approve', 'Invoice wait') then l.quantity * l.unit1_rate else 0 end
     from new_lines l join new_orders o using (i)`,
    [saleUnit],
  )
}

// Only orders of the last quarter have a timeline: older ones would triple the rows and are not measured.
async function storeEvents(client: ClientBase, saleUnit: string, today: string): Promise<void> {
  await client.query(
    `insert into order_events (sale_unit, order_number, step, status, at, by_kind, by_name)
     select $1, number, step, case when step = 1 then 'SO Wait' else status end, placed_at + (step - 1) * interval '1 hour', case when step = 1 then 'customer' else 'staff' end, case when step = 1 then customer_name else 'ธนา เจ้าของ' end
     from new_orders cross join generate_series(1, 2) step
     where placed_at > $2::timestamptz - interval '90 days' and (step = 1 or status <> 'SO Wait')`,
    [saleUnit, `${today}T00:00:00+07:00`],
  )
}

async function reserveStock(client: ClientBase, saleUnit: string): Promise<void> {
  await client.query(
    `update stock s set reserved = held.units, on_hand = s.on_hand + held.units
     from (select l.code, sum(l.quantity * l.unit1_rate) as units from new_lines l join new_orders o using (i)
           where o.status in ('SO Wait', 'SO Approve') group by l.code) held
     where s.sale_unit = $1 and s.product_code = held.code`,
    [saleUnit],
  )
}
