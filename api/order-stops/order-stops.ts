import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'

type OrderKey = { sale_unit: string; number: string }

/** The stop that stands for a cancelled order is cancelled too: its rider brings the goods back. */
export async function cancelStop(tx: Db, { sale_unit, number }: OrderKey): Promise<void> {
  await sql`with gone as (
      update delivery_stops s set state = 'cancelled'
      where s.sale_unit = ${sale_unit} and s.order_number = ${number} and s.state in ('waiting', 'arrived') returning s.run_id)
    update delivery_runs r set version = r.version + 1
    where r.sale_unit = ${sale_unit} and r.id in (select run_id from gone)`.execute(tx)
}

/** Whether its goods are with a rider, so that they come back when the run is closed. */
export async function isOnTruck(tx: Db, { sale_unit, number }: OrderKey): Promise<boolean> {
  const { rows } = await sql`
    select from delivery_stops s join delivery_runs r on r.sale_unit = ${sale_unit} and r.id = s.run_id
    where s.sale_unit = ${sale_unit} and s.order_number = ${number} and s.state <> 'moved'
      and r.state not in ('planned', 'closed') limit 1`.execute(tx)
  return rows.length > 0
}

type OpenStop = { runId: string; state: string; rider: string; riderName: string }

/** The run in which an order rides, or is planned to. */
export async function findOpenStop(db: Db, { sale_unit, number }: OrderKey): Promise<OpenStop | undefined> {
  const { rows } = await sql<OpenStop>`
    select s.run_id as "runId", r.state, coalesce(r.rider_mobile, '') as rider, coalesce(p.name, '') as "riderName"
    from delivery_stops s join delivery_runs r on r.sale_unit = ${sale_unit} and r.id = s.run_id left join riders p on p.mobile = r.rider_mobile
    where s.sale_unit = ${sale_unit} and s.order_number = ${number} and s.state in ('waiting', 'arrived')`.execute(
    db,
  )
  return rows[0]
}

/** The riders' names of runs in which orders ride or are planned to, by order; who has none is ''. */
export async function findOpenRuns(
  db: Db,
  saleUnit: string,
  numbers: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ number: string; name: string }>`
    select s.order_number as number, coalesce(p.name, '') as name
    from delivery_stops s join delivery_runs r on r.sale_unit = ${saleUnit} and r.id = s.run_id left join riders p on p.mobile = r.rider_mobile
    where s.sale_unit = ${saleUnit} and s.order_number = any(${[...numbers]}) and s.state in ('waiting', 'arrived')`.execute(
    db,
  )
  return new Map(rows.map(({ number, name }) => [number, name]))
}

/** What staff hand over themselves is done in its run too, and no longer rides back. */
export async function settleStop(tx: Db, { sale_unit, number }: OrderKey, at: Date): Promise<void> {
  await sql`with done as (
      update delivery_stops s set state = 'delivered', done_at = ${at}, paid_way = 'none'
      where s.sale_unit = ${sale_unit} and s.order_number = ${number} and s.state in ('waiting', 'arrived', 'back') returning s.run_id)
    update delivery_runs r set version = r.version + 1
    where r.sale_unit = ${sale_unit} and r.id in (select run_id from done)`.execute(tx)
}
