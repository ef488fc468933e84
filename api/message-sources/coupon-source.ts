import { sql } from 'kysely'
import { couponMessageValues } from '#shop/merchant-coupons/coupon-message.ts'
import { type MessageSource, notedChannel } from './message-source.ts'

type Row = {
  nameTh: string
  nameEn: string
  shop: string
  promotion: string
  endsOn: string
  numbers: string[]
}

/** The numbers of a series that a customer was given and has not used yet. */
export const couponSource: MessageSource = {
  load: async (db, { saleUnit, customerCode, subject: seriesId }, locale) => {
    const { rows } = await sql<Row>`
      select e.name_th as "nameTh", e.name_en as "nameEn", c.name as shop, p.name as promotion, s.ends_on as "endsOn",
        array(select k.id from coupons k where k.sale_unit = ${saleUnit} and k.series_id = ${seriesId} and k.customer_code = ${customerCode}
          and k.told_by = 'waiting' and k.used_at is null order by k.id) as numbers
      from coupon_series s
      join promotions p on p.sale_unit = ${saleUnit} and p.id = s.promotion_id
      join customers c on c.sale_unit = ${saleUnit} and c.code = ${customerCode}
      join centres e on e.sale_unit = ${saleUnit}
      where s.sale_unit = ${saleUnit} and s.id = ${seriesId} and s.stopped_at is null`.execute(db)
    const [given] = rows
    if (!given || given.numbers.length === 0) return undefined
    const centre = locale === 'en' ? given.nameEn || given.nameTh : given.nameTh
    return {
      values: couponMessageValues({ ...given, centre }, locale),
      ...{ path: '/profile/mycoupon', answersAt: null },
    }
  },
  note: async (db, { saleUnit, customerCode, subject: seriesId }, { channel }) => {
    await sql`update coupons set told_by = ${notedChannel(channel)}
      where sale_unit = ${saleUnit} and series_id = ${seriesId} and customer_code = ${customerCode} and told_by = 'waiting'`.execute(
      db,
    )
  },
}
