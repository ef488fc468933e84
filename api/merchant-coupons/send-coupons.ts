import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { couponSeriesProblems } from '#shop/merchant-coupons/coupon-series.ts'
import type { sendCouponsContract } from '#shop/merchant-coupons/coupon-series-contracts.ts'
import { refuse } from '#shop/problems/problem.ts'
import { loadSeries } from './coupon-series.ts'

/** One message for each owner, sent by a job of the outbox, whose subject is then series and customer. */
export const sendCoupons: Handler<typeof sendCouponsContract> = async (
  { saleUnit, seriesId },
  { db, caller, now },
) => {
  const by = await actingStaff({ db, caller })
  return db.transaction().execute(async (tx) => {
    await loadSeries(tx, saleUnit, seriesId)
    const { rows } = await sql<{ owner: string }>`
      update coupons set told_by = 'waiting' where sale_unit = ${saleUnit} and series_id = ${seriesId}
        and customer_code is not null and not was_public and used_at is null and told_by is null
      returning customer_code as owner`.execute(tx)
    const owners = [...new Set(rows.map(({ owner }) => owner))]
    if (owners.length === 0) throw refuse(couponSeriesProblems.nothingToSend)
    await sql`insert into outbox (sale_unit, topic, order_number, at)
      select ${saleUnit}, 'coupons-given', ${`${seriesId}/`} || o.code, ${now}::timestamptz from unnest(${owners}::text[]) o (code)`.execute(
      tx,
    )
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      { kind: 'coupon', subject: seriesId, what: 'sent', after: { customers: owners.length } },
    )
    return { customers: owners.length }
  })
}
