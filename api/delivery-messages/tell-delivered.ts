import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Gateways } from '#api/gateways/gateways.ts'
import type { Db } from '#api/kit/database.ts'
import type { Job } from '#api/kit/jobs.ts'
import { sendDeliveryMessage } from './delivery-message.ts'

type Parts = {
  db: Db
  gateways: Gateways
  now: Date
  origin: () => string
  log: Pick<FastifyBaseLogger, 'warn'>
}
type Row = { runId: string; collected: number; rider: string; name: string }

/** An order that a rider handed over is told by the card of its delivery; false when it was not, or nobody heard. */
export async function tellDelivered(parts: Parts, { saleUnit, orderNumber }: Job): Promise<boolean> {
  const { rows } = await sql<Row>`
    select s.run_id as "runId", coalesce(s.collected, 0)::float8 as collected, r.rider_mobile as rider, p.name
    from delivery_stops s
    join delivery_runs r on r.sale_unit = ${saleUnit} and r.id = s.run_id
    join riders p on p.mobile = r.rider_mobile
    where s.sale_unit = ${saleUnit} and s.order_number = ${orderNumber} and s.state in ('delivered', 'partly')
    order by s.done_at desc limit 1`.execute(parts.db)
  const [stop] = rows
  if (!stop) return false
  const channel = await sendDeliveryMessage(parts, {
    ...{ saleUnit, orderNumber, kind: 'delivered', cash: stop.collected, key: stop.runId },
    rider: { name: stop.name, mobile: stop.rider },
  })
  return channel !== 'none'
}
