import { sql } from 'kysely'
import type { Gateways } from '#api/gateways/gateways.ts'
import type { Db } from '#api/kit/database.ts'
import type { Job } from '#api/kit/jobs.ts'
import { couponMessage } from '#shop/merchant-coupons/coupon-message.ts'
import { type Channel, type Reach, sendByAnyChannel } from './send-by-any-channel.ts'

type Row = Reach & { centre: string; promotion: string; ends_on: string; numbers: string[] }

/** Tells a customer the numbers of a series they were given; once, however often the job runs. */
export async function sendCouponNumbers(
  { db, gateways, origin }: { db: Db; gateways: Gateways; origin: () => string },
  { id, saleUnit, orderNumber: subject }: Job,
): Promise<Channel> {
  const at = subject.indexOf('/')
  const [seriesId, customer] = [subject.slice(0, at), subject.slice(at + 1)]
  const { rows } = await sql<Row>`
    select e.name_th as centre, p.name as promotion, s.ends_on, a.email, a.mobile,
      (select l.subject from linked_identities l where l.account_id = a.id and l.provider = 'line' limit 1) as line,
      array(select k.id from coupons k where k.sale_unit = ${saleUnit} and k.series_id = ${seriesId} and k.customer_code = ${customer}
        and k.told_by = 'waiting' and k.used_at is null order by k.id) as numbers
    from coupon_series s
    join promotions p on p.sale_unit = ${saleUnit} and p.id = s.promotion_id
    join customers c on c.sale_unit = ${saleUnit} and c.code = ${customer}
    join accounts a on a.id = c.account_id and a.erased_at is null
    join centres e on e.sale_unit = ${saleUnit}
    where s.sale_unit = ${saleUnit} and s.id = ${seriesId} and s.stopped_at is null`.execute(db)
  const [given] = rows
  if (!given || given.numbers.length === 0) return 'none'
  const { centre, promotion, ends_on: endsOn, numbers } = given
  const channel = await sendByAnyChannel(gateways, given, {
    subject: `${centre}: คูปองของคุณ`,
    text: couponMessage({ centre, promotion, numbers, endsOn, link: `${origin()}/profile/mycoupon` }),
    ...{ key: id, saleUnit },
  })
  await sql`update coupons set told_by = ${channel} where sale_unit = ${saleUnit} and id = any(${numbers}::text[])`.execute(
    db,
  )
  return channel
}
