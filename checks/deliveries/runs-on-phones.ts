import { randomUUID } from 'node:crypto'

type Query = (text: string, values: unknown[]) => Promise<unknown>
export type PlannedStop = {
  name: string
  payment?: 'COD' | 'CREDIT'
  status?: 'Invoice Approve' | 'Invoice wait'
  /** Another customer than the one of the order that is copied. */
  customer?: string
}
export type RunOnPhone = { mobile: string; runId: string; numbers: string[] }

const saleUnit = 'BKK01'

/** A run of today on the phone of a rider of its own, written straight into the demo network. */
export async function putRunOnPhone(
  query: Query,
  stops: readonly PlannedStop[],
  company?: string,
): Promise<RunOnPhone> {
  const mobile = await makeRider(query, company)
  const runId = randomUUID()
  const numbers: string[] = []
  for (const stop of stops) numbers.push(await makeOrder(query, stop))
  await query(
    `insert into delivery_runs (sale_unit, id, run_on, rider_mobile, vehicle, state, made_at, made_by, sent_at)
     values ($1, $2, (now() at time zone 'Asia/Bangkok')::date, $3, 'กระบะ 1กข 1', 'sent', now(), 'supervisor01', now())`,
    [saleUnit, runId, mobile],
  )
  for (const [at, number] of numbers.entries())
    await query(
      `insert into delivery_stops (sale_unit, run_id, order_number, place) values ($1, $2, $3, $4)`,
      [saleUnit, runId, number, at + 1],
    )
  return { mobile, runId, numbers }
}

export async function makeRider(
  query: Query,
  company = 'SANGDAI_FLEET',
  name = 'คนส่งทดลอง',
): Promise<string> {
  const mobile = `08${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
  await query(
    `with own as (insert into riders (mobile, name, company, vehicle, password_hash, active)
       select $1, $4, $2, 'กระบะ 1กข 1', r.password_hash, true from riders r where r.mobile = '0820000001' returning mobile)
     insert into rider_centres (sale_unit, mobile) select $3, mobile from own`,
    [mobile, company, saleUnit, name],
  )
  return mobile
}

/** An order like one of the demo with two lines or more and no gifts, released for delivery. */
async function makeOrder(
  query: Query,
  { name, payment = 'COD', status = 'Invoice Approve', customer }: PlannedStop,
): Promise<string> {
  const number = `SOR${randomUUID().slice(0, 8).toUpperCase()}`
  await query(
    `with liked as (select o.* from orders o where o.sale_unit = $2 and o.payment_method = 'COD' and o.status = 'POD'
         and (select count(*) > 1 and bool_and(not l.free and l.quantity > 1 and l.promotion_id is null) from order_lines l where l.sale_unit = $2 and l.order_number = o.number)
         and o.number not like 'SOR%'
       order by o.total desc, o.number limit 1),
     made as (insert into orders select (jsonb_populate_record(null::orders, to_jsonb(k) || jsonb_build_object('number', $1::text, 'customer_name', $3::text,
         'status', $5::text, 'payment_method', $4::text, 'payment_code', case $4::text when 'COD' then 0 else -1 end, 'paid_at', null, 'placed_at', now(),
         'tracking_key', md5($1), 'rider_mobile', null, 'coupon_id', null, 'deliver_on', (now() at time zone 'Asia/Bangkok')::date,
         'customer_code', coalesce($6, k.customer_code), 'ship_to', k.ship_to || jsonb_build_object('name', $3::text)))).* from liked k returning sale_unit),
     lined as (insert into order_lines select (jsonb_populate_record(null::order_lines, to_jsonb(l) || jsonb_build_object('order_number', $1::text, 'held', 0))).*
       from order_lines l, liked k where l.sale_unit = $2 and l.order_number = k.number returning line)
     insert into invoices (sale_unit, number, order_number, status, made_at, made_by, seller, buyer, total)
     select $2, 'IV' || $1, $1, i.status, now(), i.made_by, i.seller, i.buyer, i.total
       from invoices i, liked k where i.sale_unit = $2 and i.order_number = k.number`,
    [number, saleUnit, name, payment, status, customer ?? null],
  )
  return number
}
