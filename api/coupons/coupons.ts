import { type RawBuilder, sql } from 'kysely'
import { countAttempt, giveBackAttempt } from '#api/identity/attempts.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler, HandlersOf } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { ruleOf } from '#api/promotions/find-promotions.ts'
import { currentPromotions } from '#api/promotions/promotions.ts'
import {
  type Coupon,
  type checkCouponContract,
  type couponContracts,
  type couponsContract,
  couponTypes,
} from '#shop/coupons/coupon-contracts.ts'
import { isMistyped, readCouponNumber } from '#shop/coupons/coupon-number.ts'
import { couponProblems } from '#shop/coupons/coupon-problems.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import {
  type Participant,
  type Promotion,
  type PromotionRule,
  takesPart,
} from '#shop/promotions/promotion.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'

type Owner = { saleUnit: string; customerCode: string }

function ownerOf({ caller }: Pick<Context, 'caller'>): Owner {
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  return { saleUnit: caller.saleUnit, customerCode: caller.customerCode }
}

type CouponRow = {
  id: string
  promotion_id: string
  expires_on: string
  used_at: Date | null
  used_order: string | null
  name: string
  short_name: string
  remark: string
  rule: PromotionRule
  running: boolean
}

/** The customer's coupons with their promotions: usable ones first, then by their last day. */
async function findCoupons(db: Db, { saleUnit, customerCode }: Owner, today: string): Promise<CouponRow[]> {
  const { rows } = await sql<CouponRow>`
    select c.id, c.promotion_id, c.expires_on, c.used_at, c.used_order, p.name, p.short_name, p.remark, ${ruleOf('p', saleUnit)} as rule,
      p.enabled and p.starts_on <= ${today} and p.ends_on >= ${today} and (s.id is null
        or (s.stopped_at is null and s.starts_on <= ${today} and (s.most_uses is null or s.used < s.most_uses))) as running
    from coupons c join promotions p on p.sale_unit = ${saleUnit} and p.id = c.promotion_id
    left join coupon_series s on s.sale_unit = ${saleUnit} and s.id = c.series_id
    where c.sale_unit = ${saleUnit} and c.customer_code = ${customerCode}
    order by c.used_at is not null, c.expires_on, c.id`.execute(db)
  return rows.toSorted((a, b) => Number(isUsable(b, today)) - Number(isUsable(a, today)))
}

/** A coupon with its promotion's description, when that is in force. */
function asCoupon(row: CouponRow, promotions: readonly Promotion[], count = 1): Coupon {
  return {
    id: row.id,
    used: row.used_at !== null,
    expiresOn: row.expires_on,
    usedAt: row.used_at?.toISOString() ?? null,
    usedOrder: row.used_order,
    promotionId: row.promotion_id,
    name: row.name,
    shortName: row.short_name,
    remark: row.remark,
    rule: { ...row.rule, about: promotions.find(({ id }) => id === row.promotion_id)?.about },
    count,
  }
}

const isUsable = (row: CouponRow, today: string) =>
  row.used_at === null && row.expires_on >= today && row.running
/** An expired coupon is shown with the reason for this many days. */
const expiredShownDays = 30

/**
 * At checkout: the usable coupons, and the others with the reason. Used and long expired ones are left out.
 */
export async function couponsForCheckout(
  { db, log, now, locale }: Pick<Context, 'db' | 'log' | 'now' | 'locale'>,
  owner: Owner,
  participant: Participant,
) {
  const today = bangkokDay(now)
  const [rows, { all }] = await Promise.all([
    findCoupons(db, owner, today),
    currentPromotions({ db, log }, owner.saleUnit, today),
  ])
  const known = rows
    .filter((row) => row.used_at === null && row.expires_on >= addDays(today, -expiredShownDays))
    .map((row) => {
      const promotion = all.find(({ id }) => id === row.promotion_id)
      const isOpen = row.running && promotion && takesPart(promotion, participant, today)
      const whyNot =
        row.expires_on < today
          ? refuse(couponProblems.expired)
          : isOpen
            ? undefined
            : refuse(couponProblems.notNow)
      return { coupon: asCoupon(row, all), whyNot }
    })
  return {
    coupons: known.flatMap(({ coupon, whyNot }) => (whyNot ? [] : [coupon])),
    closedCoupons: known.flatMap(({ coupon, whyNot }) =>
      whyNot ? [{ coupon, whyNot: whyNot.say(locale) }] : [],
    ),
  }
}

const coupons: Handler<typeof couponsContract> = async ({ onlyActive, onlyUnused, oneByOne }, context) => {
  const today = bangkokDay(context.now)
  const owner = ownerOf(context)
  const { all } = await currentPromotions(context, owner.saleUnit, today)
  const rows = (await findCoupons(context.db, owner, today)).filter(
    (row) =>
      (!onlyUnused || row.used_at === null) && (!onlyActive || (row.running && row.expires_on >= today)),
  )
  if (oneByOne) return { statusText: 'OK', coupons: rows.map((row) => ({ coupon: asCoupon(row, all) })) }
  // Only coupons of the same promotion and state are grouped, so that the count holds for the one shown.
  const alike = Map.groupBy(rows, (row) =>
    JSON.stringify([row.promotion_id, row.used_at !== null, isUsable(row, today)]),
  )
  const grouped = [...alike.values()].flatMap((group) =>
    group.slice(0, 1).map((row) => ({ coupon: asCoupon(row, all, group.length) })),
  )
  return { statusText: 'OK', coupons: grouped }
}

type NamedCoupon = { promotionId: string; why: keyof typeof couponProblems | null }

/** Why this customer cannot use the coupon `k` of the series `s` today; each may be missing. */
const whyNotNow = ({ saleUnit, customerCode }: Owner, today: string, usedAt: RawBuilder<unknown>) => sql`
  case when ${usedAt} is not null then 'used' when s.ends_on < ${today} then 'expired'
    when s.stopped_at is not null then 'stopped' when s.starts_on > ${today} then 'notYet' when s.used >= s.most_uses then 'usedUp'
    when s.per_customer <= (select count(*) from coupon_uses u
      where u.sale_unit = ${saleUnit} and u.series_id = s.id and u.customer_code = ${customerCode}) then 'enough'
    when s.customer_types <> '{}' and not exists (select from customers c where c.sale_unit = ${saleUnit} and c.code = ${customerCode}
      and c.customer_type = any(s.customer_types)) then 'notNow' end`

/** A number of one's own or of nobody's, or a code that everybody shares. */
async function lookUp(
  db: Db,
  owner: Owner,
  { id, today, isOwn }: { id: string; today: string; isOwn: boolean },
): Promise<NamedCoupon | undefined> {
  const { saleUnit, customerCode } = owner
  const whose = isOwn ? sql`k.customer_code = ${customerCode}` : sql`k.customer_code is null`
  const shared = sql`union all
    select s.promotion_id as "promotionId", ${whyNotNow(owner, today, sql`null`)} as why
    from coupon_series s where s.sale_unit = ${saleUnit} and s.code = ${id}`
  const { rows } = await sql<NamedCoupon>`
    select k.promotion_id as "promotionId", case when k.used_at is null and k.expires_on < ${today} then 'expired'
      else ${whyNotNow(owner, today, sql`k.used_at`)} end as why
    from coupons k left join coupon_series s on s.sale_unit = ${saleUnit} and s.id = k.series_id
    where k.sale_unit = ${saleUnit} and k.id = ${id} and ${whose} ${isOwn ? sql`` : shared}`.execute(db)
  return rows[0]
}

/**
 * A coupon without an owner can be used by anyone who knows its number. Wrong numbers count as attempts, so
 * that guessing gets locked out.
 */
export async function findNamedCoupon(
  db: Db,
  owner: Owner,
  id: string,
  now: Date,
): Promise<NamedCoupon | undefined> {
  const today = bangkokDay(now)
  const own = await lookUp(db, owner, { id, today, isOwn: true })
  if (own) return own
  const who = `${owner.saleUnit} ${owner.customerCode}`
  await countAttempt(db, 'unknown coupon by customer', who, now)
  const nobodys = await lookUp(db, owner, { id, today, isOwn: false })
  if (nobodys) await giveBackAttempt(db, 'unknown coupon by customer', who, now)
  return nobodys
}

type CouponCheck = Pick<Context, 'db' | 'log'> & {
  owner: Owner
  participant: Participant
  couponId: string
  now: Date
}

/** The promotion that a coupon activates for this customer today, or the refusal. */
export async function couponPromotion({
  db,
  log,
  owner,
  participant,
  couponId,
  now,
}: CouponCheck): Promise<Promotion | Problem> {
  const today = bangkokDay(now)
  const number = readCouponNumber(couponId)
  if (isMistyped(number)) return refuse(couponProblems.mistyped)
  const coupon = await findNamedCoupon(db, owner, number, now).catch((error: unknown) => {
    if (error instanceof Problem) return error
    throw error
  })
  if (coupon instanceof Problem) return coupon
  if (!coupon) return refuse(couponProblems.unknown)
  if (coupon.why) return new Problem(couponProblems[coupon.why])
  const { all } = await currentPromotions({ db, log }, owner.saleUnit, today)
  const promotion = all.find(({ id }) => id === coupon.promotionId)
  return promotion && takesPart(promotion, participant, today) ? promotion : refuse(couponProblems.notNow)
}

const checkCoupon: Handler<typeof checkCouponContract> = async ({ couponId }, context) => {
  const { db, log, now } = context
  const owner = ownerOf(context)
  const customer = await db
    .selectFrom('customers')
    .select(['customer_type', 'store_type'])
    .where('sale_unit', '=', owner.saleUnit)
    .where('code', '=', owner.customerCode)
    .executeTakeFirst()
  if (!customer) throw refuse(identityProblems.noProfile)
  const participant = {
    code: owner.customerCode,
    customerType: customer.customer_type,
    storeType: customer.store_type,
  }
  const found = await couponPromotion({ db, log, owner, participant, couponId, now })
  if (found instanceof Error) throw found
  return {
    statusText: 'OK',
    promotionId: found.id,
    couponType: couponTypes[found.type - 1] ?? 'DiscountValue',
  }
}

export const couponHandlers: HandlersOf<typeof couponContracts> = {
  coupons,
  checkCoupon,
}
