import { sql } from 'kysely'
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
      p.enabled and p.starts_on <= ${today} and p.ends_on >= ${today} as running
    from coupons c join promotions p on p.sale_unit = ${saleUnit} and p.id = c.promotion_id
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
      const isOpen = promotion && takesPart(promotion, participant, today)
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

/**
 * A coupon without an owner can be used by anyone who knows its number. Wrong numbers count as attempts, so
 * that guessing gets locked out.
 */
export async function findNamedCoupon(db: Db, { saleUnit, customerCode }: Owner, id: string, now: Date) {
  const named = db
    .selectFrom('coupons')
    .select(['id', 'promotion_id', 'expires_on', 'used_at'])
    .where('sale_unit', '=', saleUnit)
    .where('id', '=', id)
  const own = await named.where('customer_code', '=', customerCode).executeTakeFirst()
  if (own) return own
  const who = `${saleUnit} ${customerCode}`
  await countAttempt(db, 'unknown coupon by customer', who, now)
  const nobodys = await named.where('customer_code', 'is', null).executeTakeFirst()
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
  const row = await findNamedCoupon(db, owner, couponId, now).catch((error: unknown) => {
    if (error instanceof Problem) return error
    throw error
  })
  if (row instanceof Problem) return row
  if (!row) return refuse(couponProblems.unknown)
  if (row.used_at) return refuse(couponProblems.used)
  if (row.expires_on < today) return refuse(couponProblems.expired)
  const { all } = await currentPromotions({ db, log }, owner.saleUnit, today)
  const promotion = all.find(({ id }) => id === row.promotion_id)
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
