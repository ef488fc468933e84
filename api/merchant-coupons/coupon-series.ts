import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { couponSeriesProblems } from '#shop/merchant-coupons/coupon-series.ts'
import {
  type couponNumbersContract,
  type couponSeriesContract,
  couponSeriesPage,
  type couponUsesContract,
  type stopCouponsContract,
} from '#shop/merchant-coupons/coupon-series-contracts.ts'
import { refuse } from '#shop/problems/problem.ts'

type Series = AnswerOf<typeof couponSeriesContract>['series'][number]
type SeriesRow = Omit<Series, 'stoppedAt' | 'madeAt'> & { stoppedAt: Date | null; madeAt: Date }

export const couponSeries: Handler<typeof couponSeriesContract> = async (
  { saleUnit, seriesId, promotionId, text = '', skip = 0, take = couponSeriesPage },
  { db },
) => {
  const wanted = `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<SeriesRow>`
    select s.id, s.promotion_id as "promotionId", p.name as "promotionName", s.name, s.form, s.audience, s.customer_types as "customerTypes",
      s.per_customer as "perCustomer", s.most_uses as "mostUses", s.starts_on as "startsOn", s.ends_on as "endsOn", s.numbers, s.used,
      s.stopped_at as "stoppedAt", s.made_at as "madeAt", s.made_by as "madeBy"
    from coupon_series s join promotions p on p.sale_unit = ${saleUnit} and p.id = s.promotion_id
    where s.sale_unit = ${saleUnit} and ${promotionId ? sql`s.promotion_id = ${promotionId}` : sql`true`}
      and ${seriesId ? sql`s.id = ${seriesId}` : sql`true`}
      and ${text.trim() === '' ? sql`true` : sql`(s.name ilike ${wanted} or s.id ilike ${wanted} or p.name ilike ${wanted})`}
    order by s.made_at desc, s.id desc limit ${take + 1} offset ${skip}`.execute(db)
  return {
    series: rows.slice(0, take).map((row) => ({
      ...row,
      stoppedAt: row.stoppedAt?.toISOString() ?? null,
      madeAt: row.madeAt.toISOString(),
    })),
    isMore: rows.length > take,
  }
}

/** Of a series what decides about its coupons. */
export async function loadSeries(db: Db, saleUnit: string, seriesId: string) {
  const row = await db
    .selectFrom('coupon_series')
    .select(['id', 'form', 'code', 'stopped_at', 'name'])
    .where('sale_unit', '=', saleUnit)
    .where('id', '=', seriesId)
    .executeTakeFirst()
  if (!row) throw refuse(couponSeriesProblems.none)
  return row
}

/** An order that is being placed at this moment is counted or stopped, by the lock of the series. */
export const stopCoupons: Handler<typeof stopCouponsContract> = async (
  { saleUnit, seriesId, stop },
  { db, caller, now },
) => {
  const by = await actingStaff({ db, caller })
  return db.transaction().execute(async (tx) => {
    await sql`select s.id from coupon_series s where s.sale_unit = ${saleUnit} and s.id = ${seriesId} for no key update`.execute(
      tx,
    )
    const before = await loadSeries(tx, saleUnit, seriesId)
    const was = before.stopped_at?.toISOString() ?? null
    if ((was !== null) === stop) return { stoppedAt: was }
    await tx
      .updateTable('coupon_series')
      .set({ stopped_at: stop ? now : null })
      .where('sale_unit', '=', saleUnit)
      .where('id', '=', seriesId)
      .execute()
    const stoppedAt = stop ? now.toISOString() : null
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      {
        ...{ kind: 'coupon', subject: seriesId, what: stop ? 'stopped' : 'resumed' },
        ...{ before: { stoppedAt: was }, after: { stoppedAt } },
      },
    )
    return { stoppedAt }
  })
}

type Coupon = AnswerOf<typeof couponNumbersContract>['coupons'][number]

/** A shared code is one number, used as often as its series is. */
export const couponNumbers: Handler<typeof couponNumbersContract> = async (
  { saleUnit, seriesId, onlyUnused = false, after = '', take = 100 },
  { db },
) => {
  await loadSeries(db, saleUnit, seriesId)
  const { rows } = await sql<Omit<Coupon, 'usedAt'> & { usedAt: Date | null }>`
    select k.* from (
      select c.id as number, c.customer_code as "customerCode", coalesce(o.name, '') as "customerName", c.expires_on as "expiresOn",
        c.used_at as "usedAt", c.used_order as "orderNumber", c.told_by as "toldBy"
      from coupons c left join customers o on o.sale_unit = ${saleUnit} and o.code = c.customer_code
      where c.sale_unit = ${saleUnit} and c.series_id = ${seriesId} and c.id > ${after} and ${onlyUnused ? sql`c.used_at is null` : sql`true`}
      order by c.id limit ${take + 1}) k
    union all
    select s.code, null, '', s.ends_on, null, null, null from coupon_series s
    where s.sale_unit = ${saleUnit} and s.id = ${seriesId} and s.code > ${after}
    order by number`.execute(db)
  const coupons = rows.slice(0, take).map((row) => ({ ...row, usedAt: row.usedAt?.toISOString() ?? null }))
  return { coupons, next: rows.length > take ? (coupons.at(-1)?.number ?? null) : null }
}

type Use = AnswerOf<typeof couponUsesContract>['uses'][number]

export const couponUses: Handler<typeof couponUsesContract> = async (
  { saleUnit, seriesId, skip = 0, take = 50 },
  { db },
) => {
  await loadSeries(db, saleUnit, seriesId)
  const { rows } = await sql<Omit<Use, 'usedAt'> & { usedAt: Date }>`
    select u.order_number as "orderNumber", u.coupon_id as number, u.customer_code as "customerCode", o.customer_name as "customerName",
      u.at as "usedAt"
    from coupon_uses u join orders o on o.sale_unit = ${saleUnit} and o.number = u.order_number
    where u.sale_unit = ${saleUnit} and u.series_id = ${seriesId}
    order by u.at desc, u.order_number limit ${take + 1} offset ${skip}`.execute(db)
  const uses = rows.slice(0, take).map((row) => ({ ...row, usedAt: row.usedAt.toISOString() }))
  return { uses, isMore: rows.length > take }
}
