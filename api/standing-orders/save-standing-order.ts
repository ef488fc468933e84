import { sql } from 'kysely'
import { loadPriceTable } from '#api/catalogue/price-table.ts'
import { productsOfCodes } from '#api/catalogue/product-items.ts'
import { paymentMethodsFor } from '#api/checkout/payment-options.ts'
import { findNames } from '#api/checkout/price-order.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { openRuns } from '#api/standing-runs/open-runs.ts'
import { loadStandingSnapshot } from '#api/standing-runs/standing-caller.ts'
import {
  findStandingOrder,
  planOf,
  type StandingOrder,
  type StandingOrderKey,
} from '#api/standing-runs/standing-order-rows.ts'
import { accountProblems } from '#shop/account/account-problems.ts'
import { sumLines, whyTooMany } from '#shop/cart/sum-lines.ts'
import { checkoutProblems } from '#shop/checkout/checkout-problems.ts'
import { whyNotTaxInvoice } from '#shop/checkout/tax-invoice.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { firstPlanned, nextPlanned, type Plan, whyNotRhythm } from '#shop/standing-orders/rhythm.ts'
import { runDay } from '#shop/standing-orders/run-day.ts'
import { mostStandingOrders, type StandingLine } from '#shop/standing-orders/standing-order.ts'
import type {
  SaveStandingOrder,
  saveStandingOrderContract,
} from '#shop/standing-orders/standing-order-contracts.ts'
import { standingOrderProblems as refusals } from '#shop/standing-orders/standing-order-problems.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import { requireOwn } from './require-own.ts'

export const saveStandingOrder: Handler<typeof saveStandingOrderContract> = async (request, context) => {
  const { db, caller, now } = context
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  const { saleUnit, customerCode } = caller
  const before = request.id ? await requireOwn(context, request.id) : undefined
  if (before?.state === 'ended') throw refuse(refusals.ended)
  const lines = requireLines(request)
  const wrongTax = request.taxInvoice && whyNotTaxInvoice(request.taxInvoice)
  if (wrongTax) throw wrongTax
  const wanted = draftOf(request, { saleUnit, customerCode, lines, before, now })
  const { snapshot, rounds } = await loadStandingSnapshot(db, wanted)
  if (!snapshot.shipTo || !snapshot.billTo) throw refuse(accountProblems.noAddress)
  if (!snapshot.area) throw refuse(checkoutProblems.outsideHere, { place: snapshot.shipTo.district })
  await requireSold(context, snapshot.buyer, lines)
  const settings = await context.settings(saleUnit)
  const payments = paymentMethodsFor({
    kind: 'normal',
    settings,
    gateways: context.gateways,
    saleUnit,
    ...snapshot,
  })
  if (wanted.deliveryMethod === 'PICKUP' && !settings.pickupOpen) throw refuse(refusals.noPickup)
  if (!payments.includes(wanted.payment)) throw refuse(checkoutProblems.noSuchPayment)
  const id = await db.transaction().execute(async (tx) => {
    if (!before) return add(tx, withPlan(wanted, request, { rounds, now, after: '' }), now)
    const locked = await findStandingOrder(tx, before, sql`for update`)
    if (!locked || (request.version && locked.version !== request.version)) throw refuse(refusals.stale)
    if (locked.state === 'ended') throw refuse(refusals.ended)
    return change(tx, { locked, wanted, request, rounds, now })
  })
  await openRuns(db, { saleUnit, id }, now)
  return { id }
}

function requireLines(request: SaveStandingOrder): StandingLine[] {
  const fault = whyNotRhythm(request.rhythm)
  if (fault) throw refuse(fault === 'every' ? refusals.badEvery : refusals.badDay)
  const lines = sumLines(request.lines).filter(({ quantities }) =>
    quantities.some((quantity) => quantity > 0),
  )
  if (lines.length === 0) throw refuse(refusals.noLines)
  const tooMany = whyTooMany(lines)
  if (tooMany) throw tooMany
  const replacements = new Map(
    request.lines.map(({ productCode, replacement }) => [productCode, replacement]),
  )
  return lines.map((line) => ({ ...line, replacement: replacements.get(line.productCode) ?? null }))
}

type Drafting = {
  saleUnit: string
  customerCode: string
  lines: StandingLine[]
  before: StandingOrder | undefined
  now: Date
}

const draftOf = (
  { id: _id, version: _version, startFrom: _start, ...terms }: SaveStandingOrder,
  { before, now, ...owned }: Drafting,
): StandingOrder => ({
  ...{ id: before?.id ?? '', version: before?.version ?? '', state: before?.state ?? 'active' },
  ...{ pausedUntil: before?.pausedUntil ?? null, nextPlannedOn: '', endedWhy: null, changedAt: now },
  ...{ startsOn: before?.startsOn ?? bangkokDay(now), ...terms, name: terms.name.trim(), ...owned },
})

/** Every product is sold to this customer, and none replaces itself. */
async function requireSold(
  context: Context,
  buyer: Parameters<typeof loadPriceTable>[1],
  lines: readonly StandingLine[],
): Promise<void> {
  const table = await loadPriceTable(context, buyer)
  const codes = lines.flatMap(({ productCode, replacement }) => [productCode, replacement ?? productCode])
  const sold = new Set(
    (await productsOfCodes({ db: context.db, buyer, table }, [...new Set(codes)])).map(({ code }) => code),
  )
  const names = await findNames(context.db, buyer, codes)
  const nameOf = (code: string) =>
    pick(context.locale, names.get(code)?.th ?? code, names.get(code)?.en ?? code)
  for (const { productCode, replacement } of lines) {
    if (!sold.has(productCode)) throw refuse(refusals.notSold, { product: nameOf(productCode) })
    if (replacement !== null && (replacement === productCode || !sold.has(replacement)))
      throw refuse(refusals.sameReplacement, { product: nameOf(replacement) })
  }
}

/** An active shop with room for one more; locked, so that one that is being erased gets no new one. */
export async function requireRoom(
  tx: Db,
  { saleUnit, customerCode }: { saleUnit: string; customerCode: string },
): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*)::int from standing_orders s
      where s.sale_unit = ${saleUnit} and s.customer_code = ${customerCode} and s.state <> 'ended') as count
    from customers c where c.sale_unit = ${saleUnit} and c.code = ${customerCode} and c.status = 'active' for no key update`.execute(
    tx,
  )
  const [row] = rows
  if (!row) throw refuse(refusals.accountClosed)
  if (row.count >= mostStandingOrders) throw refuse(refusals.tooMany, { most: mostStandingOrders })
}

type Timing = { rounds: Parameters<typeof runDay>[1]['rounds']; now: Date; after: string }

/** The first planned day that can still be reached, not before the one that is wanted. */
function withPlan(
  wanted: StandingOrder,
  { startFrom }: SaveStandingOrder,
  { rounds, now, after }: Timing,
): StandingOrder {
  const today = bangkokDay(now)
  const [earliest = today] = [today, startFrom ?? '', after && addDays(after, 1)].toSorted().reverse()
  const startsOn = firstPlanned(wanted.rhythm, earliest)
  return {
    ...wanted,
    startsOn,
    nextPlannedOn: firstReached({ ...wanted, startsOn }, { rounds, now, after: addDays(startsOn, -1) }),
  }
}

function firstReached(wanted: StandingOrder, { rounds, now, after }: Timing): string {
  const plan = planOf(wanted)
  let planned = nextPlanned(plan, after)
  while (planned <= addDays(bangkokDay(now), 7) && runDay(plan, { planned, now, rounds })?.moved === 'late')
    planned = nextPlanned(plan, planned)
  return planned
}

async function add(tx: Db, standing: StandingOrder, now: Date): Promise<string> {
  const { saleUnit, customerCode } = standing
  await requireRoom(tx, standing)
  const { id } = await tx
    .insertInto('standing_orders')
    .values({
      ...{ sale_unit: saleUnit, customer_code: customerCode, made_at: now },
      ...columnsOf(standing, now),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeLines(tx, { saleUnit, id }, standing.lines)
  return id
}

type Changing = Omit<Timing, 'after'> & {
  locked: StandingOrder
  wanted: StandingOrder
  request: SaveStandingOrder
}

async function change(tx: Db, { locked, wanted, request, rounds, now }: Changing): Promise<string> {
  const { saleUnit, id } = locked
  const isSamePlan = !request.startFrom && samePlan(locked, wanted)
  const after = await dropOpenRuns(tx, locked, {
    now,
    isKept: isSamePlan && locked.slot === wanted.slot && locked.whenClosed === wanted.whenClosed,
  })
  const timing = { rounds, now, after: after ?? '' }
  const planned = isSamePlan
    ? {
        ...wanted,
        startsOn: locked.startsOn,
        nextPlannedOn: firstReached(
          { ...wanted, startsOn: locked.startsOn },
          { ...timing, after: after ?? addDays(locked.startsOn, -1) },
        ),
      }
    : withPlan(wanted, request, timing)
  await tx
    .updateTable('standing_orders')
    .set({ ...columnsOf(planned, now), version: sql`gen_random_uuid()` })
    .where('sale_unit', '=', saleUnit)
    .where('id', '=', id)
    .execute()
  await sql`delete from standing_order_lines l where l.sale_unit = ${saleUnit} and l.standing_order_id = ${id}::uuid`.execute(
    tx,
  )
  await writeLines(tx, locked, wanted.lines)
  return id
}

const samePlan = ({ rhythm: a }: Pick<Plan, 'rhythm'>, { rhythm: b }: Pick<Plan, 'rhythm'>) =>
  a.every === b.every && a.unit === b.unit && a.day === b.day

/** Runs that can still be changed follow the new plan; answers the last planned day that stays. */
async function dropOpenRuns(
  tx: Db,
  { saleUnit, id }: StandingOrderKey,
  { now, isKept }: { now: Date; isKept: boolean },
): Promise<string | null> {
  if (!isKept)
    await sql`delete from standing_order_runs r where r.sale_unit = ${saleUnit} and r.standing_order_id = ${id}::uuid
      and ((r.state = 'coming' and r.place_at > ${now}) or (r.state = 'skipped' and r.planned_on > ${bangkokDay(now)}))`.execute(
      tx,
    )
  const { rows } = await sql<{
    last: string | null
  }>`select max(r.planned_on) as last from standing_order_runs r
    where r.sale_unit = ${saleUnit} and r.standing_order_id = ${id}::uuid
      and (r.state <> 'skipped' or r.planned_on <= ${bangkokDay(now)})`.execute(tx)
  return rows[0]?.last ?? null
}

const columnsOf = (standing: StandingOrder, now: Date) => ({
  ...{ name: standing.name, every: standing.rhythm.every, every_unit: standing.rhythm.unit },
  ...{
    every_day: standing.rhythm.day,
    starts_on: standing.startsOn,
    next_planned_on: standing.nextPlannedOn,
  },
  ...{
    slot: standing.slot,
    ship_to: standing.shipTo,
    bill_to: standing.billTo,
    payment_method: standing.payment,
    delivery_method: standing.deliveryMethod,
    tax_number: standing.taxInvoice?.taxNumber ?? null,
    tax_branch: standing.taxInvoice?.branch ?? null,
  },
  ...{
    uses_coupons: standing.usesCoupons,
    when_closed: standing.whenClosed,
    when_sold_out: standing.whenSoldOut,
  },
  ...{ wait_days: standing.waitDays, most_total: standing.mostTotal, when_over: standing.whenOver },
  ...{ when_below: standing.whenBelow, when_no_credit: standing.whenNoCredit, look_at: now, changed_at: now },
})

async function writeLines(
  tx: Db,
  { saleUnit, id }: StandingOrderKey,
  lines: readonly StandingLine[],
): Promise<void> {
  await tx
    .insertInto('standing_order_lines')
    .values(
      lines.map(({ productCode, quantities: [quantity1, quantity2, quantity3], replacement }, at) => ({
        ...{ sale_unit: saleUnit, standing_order_id: id, line: at + 1, product_code: productCode },
        ...{ quantity1, quantity2, quantity3, replacement_code: replacement },
      })),
    )
    .execute()
}
