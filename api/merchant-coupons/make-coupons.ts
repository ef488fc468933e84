import { randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { couponNumber } from '#shop/coupons/coupon-number.ts'
import { couponSeriesProblems, mostNumbers, type SeriesDraft } from '#shop/merchant-coupons/coupon-series.ts'
import type { makeCouponsContract } from '#shop/merchant-coupons/coupon-series-contracts.ts'
import { isTooMany, numbersOf, whyNotMake } from '#shop/merchant-coupons/why-not-make.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { documentMonth } from '#shop/time/document-month.ts'

const batch = 1_000
const mostNamed = 5

export const makeCoupons: Handler<typeof makeCouponsContract> = async (
  { saleUnit, key, ...asked },
  { db, caller, now },
) => {
  const draft = settle(asked)
  await requireMakeable(db, saleUnit, draft, now)
  const customers = draft.form === 'owned' ? await findOwners(db, saleUnit, draft) : []
  const numbers = numbersOf(draft, customers.length)
  if (isTooMany(numbers)) throw refuse(couponSeriesProblems.tooMany, { most: mostNumbers, count: numbers })
  const by = await actingStaff({ db, caller })
  return db.transaction().execute(async (tx) => {
    for (;;) {
      const before = await findByKey(tx, saleUnit, key)
      if (before && !isSame(before, { ...draft, numbers }))
        throw refuse(couponSeriesProblems.madeBefore, { id: before.id })
      if (before) return { id: before.id, numbers }
      const id = await nextId(tx, saleUnit, now)
      // Somebody else may have taken the number a moment ago: then the next one.
      if (!(await insertSeries(tx, { saleUnit, id, key, draft, numbers, byName: by.name, now }))) continue
      await insertNumbers(tx, { saleUnit, id, draft, customers, numbers })
      const { customers: _, ...said } = draft
      await addActivity(
        tx,
        { saleUnit, at: now, by },
        {
          kind: 'coupon',
          subject: id,
          what: 'made',
          after: { ...said, numbers, customers: customers.length },
        },
      )
      return { id, numbers }
    }
  })
}

/** Without what its form or audience does not have. */
function settle(draft: SeriesDraft): SeriesDraft {
  return {
    ...draft,
    name: draft.name.trim(),
    prefix: draft.prefix.trim().toUpperCase(),
    customers: draft.audience === 'customers' ? [...new Set(draft.customers)] : [],
    customerTypes: draft.audience === 'types' ? [...new Set(draft.customerTypes)].sort() : [],
  }
}

async function requireMakeable(db: Db, saleUnit: string, draft: SeriesDraft, now: Date): Promise<void> {
  const promotion = await db
    .selectFrom('promotions')
    .select(['ends_on', 'needs_coupon'])
    .where('sale_unit', '=', saleUnit)
    .where('id', '=', draft.promotionId)
    .executeTakeFirst()
  if (!promotion) throw refuse(couponSeriesProblems.noPromotion)
  if (!promotion.needs_coupon) throw refuse(couponSeriesProblems.needsNone)
  const problems = whyNotMake(draft, {
    promotion: { endsOn: String(promotion.ends_on) },
    today: bangkokDay(now),
  })
  const [first] = problems
  if (!first) return
  throw new Problem(
    first.row,
    {},
    problems.map(({ field, row }) => ({ field, th: row.th, en: row.en })),
  )
}

/** Who gets numbers of their own: active customers as they are today. */
async function findOwners(db: Db, saleUnit: string, draft: SeriesDraft): Promise<string[]> {
  const { audience, customers, customerTypes } = draft
  const which: Record<SeriesDraft['audience'], RawBuilder<unknown>> = {
    customers: sql`c.code = any(${customers}::text[])`,
    types: sql`c.customer_type = any(${customerTypes}::text[])`,
    everybody: sql`true`,
  }
  const { rows } = await sql<{ code: string }>`
    select c.code from customers c where c.sale_unit = ${saleUnit} and c.status = 'active' and ${which[audience]}
    order by c.code limit ${sql.lit(mostNumbers + 1)}`.execute(db)
  const found = rows.map(({ code }) => code)
  const known = new Set(found)
  const unknown = customers.filter((code) => !known.has(code))
  if (unknown.length > 0)
    throw refuse(couponSeriesProblems.noSuchCustomer, { codes: unknown.slice(0, mostNamed).join(', ') })
  if (found.length === 0) throw refuse(couponSeriesProblems.nobody)
  return found
}

async function findByKey(tx: Db, saleUnit: string, key: string) {
  const { rows } = await sql<Omit<SeriesDraft, 'customers'> & { id: string }>`
    select s.id, s.promotion_id as "promotionId", s.name, s.form, s.audience, s.customer_types as "customerTypes",
      s.per_customer as "perCustomer", s.most_uses as "mostUses", s.starts_on::text as "startsOn",
      s.ends_on::text as "endsOn", s.prefix, s.numbers
    from coupon_series s where s.sale_unit = ${saleUnit} and s.made_key = ${key}::uuid`.execute(tx)
  return rows[0]
}

/** Whether a series is what is asked now, or was changed before it was sent again. */
const isSame = ({ id: _, ...made }: NonNullable<Awaited<ReturnType<typeof findByKey>>>, asked: SeriesDraft) =>
  (Object.keys(made) as (keyof typeof made)[]).every(
    (field) => JSON.stringify(made[field]) === JSON.stringify(asked[field]),
  )

/** Ids read like CS6911-001. */
async function nextId(tx: Db, saleUnit: string, now: Date): Promise<string> {
  const start = `CS${documentMonth(now)}-`
  const { rows } = await sql<{ last: number | null }>`
    select max(substring(s.id from '[0-9]+$')::int) as last from coupon_series s
    where s.sale_unit = ${saleUnit} and s.id like ${`${start}%`}`.execute(tx)
  return `${start}${String((rows[0]?.last ?? 0) + 1).padStart(3, '0')}`
}

/** Bytes of the system's secure source, some hundred at a time. */
function secureBytes(): () => number {
  let bytes = randomBytes(0)
  let at = 0
  return () => {
    if (at >= bytes.length) {
      bytes = randomBytes(1_024)
      at = 0
    }
    return bytes[at++] ?? 255
  }
}

type Made = { saleUnit: string; id: string; draft: SeriesDraft; numbers: number }

async function insertSeries(
  tx: Db,
  { saleUnit, id, draft, numbers, key, byName, now }: Made & { key: string; byName: string; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('coupon_series')
    .values({
      ...{ sale_unit: saleUnit, id, promotion_id: draft.promotionId, name: draft.name },
      ...{ form: draft.form, audience: draft.audience, customer_types: draft.customerTypes },
      ...{ per_customer: draft.perCustomer, most_uses: draft.mostUses },
      ...{ starts_on: draft.startsOn, ends_on: draft.endsOn, prefix: draft.prefix, numbers },
      code: draft.form === 'shared' ? couponNumber(draft.prefix, secureBytes()) : null,
      ...{ made_at: now, made_by: byName, made_key: key },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

async function insertNumbers(
  tx: Db,
  { saleUnit, id, draft, customers, numbers }: Made & { customers: readonly string[] },
): Promise<void> {
  const next = secureBytes()
  const rows = Array.from({ length: numbers }, (_, at) => ({
    number: couponNumber(draft.prefix, next),
    owner: customers[at % Math.max(1, customers.length)] ?? null,
  }))
  for (let at = 0; at < rows.length; at += batch)
    await sql`insert into coupons (sale_unit, id, promotion_id, customer_code, expires_on, series_id)
      select ${saleUnit}, n.number, ${draft.promotionId}, n.owner, ${draft.endsOn}::date, ${id}
      from jsonb_to_recordset(${JSON.stringify(rows.slice(at, at + batch))}::jsonb) as n (number text, owner text)`.execute(
      tx,
    )
}
