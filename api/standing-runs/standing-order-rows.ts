import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { ProductQuantities } from '#shop/cart/cart.ts'
import type { Slot } from '#shop/centres/next-round.ts'
import type { Quantities } from '#shop/priced-cart/cart-to-price.ts'
import type { RunPlan } from '#shop/standing-orders/run-day.ts'
import type {
  RunNote,
  RunState,
  StandingLine,
  StandingOrderState,
  StandingOrderTerms,
} from '#shop/standing-orders/standing-order.ts'

export type StandingOrderKey = { saleUnit: string; id: string }
export type RunKey = StandingOrderKey & { planned: string }

export type StandingOrder = StandingOrderTerms &
  StandingOrderKey & {
    customerCode: string
    state: StandingOrderState
    endedWhy: 'customer' | 'centre' | 'account' | null
    changedAt: Date
    pausedUntil: string | null
    startsOn: string
    nextPlannedOn: string
    version: string
  }

type Row = Omit<StandingOrder, 'rhythm' | 'lines' | 'taxInvoice'> & {
  taxNumber: string | null
  taxBranch: string | null
  every: number
  everyUnit: 'week' | 'month'
  everyDay: number
  lines: { code: string; quantities: Quantities; replacement: string | null }[] | null
}

const columns = sql`s.sale_unit as "saleUnit", s.id, s.customer_code as "customerCode", s.name, s.state, s.ended_why as "endedWhy", s.changed_at as "changedAt", s.paused_until as "pausedUntil",
  s.every, s.every_unit as "everyUnit", s.every_day as "everyDay", s.starts_on as "startsOn", s.next_planned_on as "nextPlannedOn",
  s.slot, s.ship_to as "shipTo", s.bill_to as "billTo", s.payment_method as payment, s.uses_coupons as "usesCoupons",
  s.delivery_method as "deliveryMethod", s.tax_number as "taxNumber", s.tax_branch as "taxBranch",
  s.when_closed as "whenClosed", s.when_sold_out as "whenSoldOut", s.wait_days as "waitDays", s.most_total as "mostTotal",
  s.when_over as "whenOver", s.when_below as "whenBelow", s.when_no_credit as "whenNoCredit", s.version`

const linesOf = (saleUnit: string) => sql`(select jsonb_agg(jsonb_build_object('code', l.product_code,
  'quantities', jsonb_build_array(l.quantity1, l.quantity2, l.quantity3), 'replacement', l.replacement_code) order by l.line)
  from standing_order_lines l where l.sale_unit = ${saleUnit} and l.standing_order_id = s.id) as lines`

const standingOrderOf = ({
  every,
  everyUnit,
  everyDay,
  lines,
  taxNumber,
  taxBranch,
  ...row
}: Row): StandingOrder => ({
  ...row,
  taxInvoice: taxNumber === null ? null : { taxNumber, branch: taxBranch ?? '' },
  rhythm: { every, unit: everyUnit, day: everyDay },
  lines: (lines ?? []).map(({ code, ...line }): StandingLine => ({ productCode: code, ...line })),
})

export const planOf = ({ rhythm, startsOn, slot, whenClosed }: StandingOrder): RunPlan => ({
  ...{ rhythm, startsOn, slot, whenClosed },
})

/** Locked where that is asked, so that a change and a run do not meet. */
export async function findStandingOrder(
  db: Db,
  { saleUnit, id }: StandingOrderKey,
  lock = sql``,
): Promise<StandingOrder | undefined> {
  const { rows } = await sql<Row>`select ${columns}, ${linesOf(saleUnit)} from standing_orders s
    where s.sale_unit = ${saleUnit} and s.id = ${id}::uuid ${lock}`.execute(db)
  return rows[0] && standingOrderOf(rows[0])
}

/** A customer’s, the newest first; those that ended come last. */
export async function findStandingOrders(
  db: Db,
  { saleUnit, customerCode }: { saleUnit: string; customerCode: string },
): Promise<StandingOrder[]> {
  const { rows } = await sql<Row>`select ${columns}, ${linesOf(saleUnit)} from standing_orders s
    where s.sale_unit = ${saleUnit} and s.customer_code = ${customerCode}
    order by s.state = 'ended', s.made_at desc limit 60`.execute(db)
  return rows.map(standingOrderOf)
}

export async function findStandingOrdersById(
  db: Db,
  saleUnit: string,
  ids: readonly string[],
): Promise<Map<string, StandingOrder>> {
  const { rows } = await sql<Row>`select ${columns}, ${linesOf(saleUnit)} from standing_orders s
    where s.sale_unit = ${saleUnit} and s.id = any(${[...ids]}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, standingOrderOf(row)]))
}

export type Run = {
  planned: string
  deliverOn: string | null
  slot: Slot
  state: RunState
  dueAt: Date
  placeAt: Date | null
  toldAt: Date | null
  claimedAt: Date | null
  ownLines: ProductQuantities[] | null
  agreedTotal: number | null
  moved: 'closed' | 'late' | 'sold out' | null
  reason: string | null
  params: Record<string, string | number>
  notes: RunNote[]
  orderNumber: string | null
  total: number | null
  doneAt: Date | null
}

const runColumns = sql`r.planned_on as planned, r.deliver_on as "deliverOn", r.slot, r.state, r.due_at as "dueAt", r.place_at as "placeAt",
  r.told_at as "toldAt", r.claimed_at as "claimedAt", r.own_lines as "ownLines", r.agreed_total as "agreedTotal", r.moved,
  r.reason, r.params, r.notes, r.order_number as "orderNumber", r.total, r.done_at as "doneAt"`

export async function findRun(
  db: Db,
  { saleUnit, id, planned }: RunKey,
  lock = sql``,
): Promise<Run | undefined> {
  const { rows } = await sql<Run>`select ${runColumns} from standing_order_runs r
    where r.sale_unit = ${saleUnit} and r.standing_order_id = ${id}::uuid and r.planned_on = ${planned} ${lock}`.execute(
    db,
  )
  return rows[0]
}

/** The runs of some standing orders, the latest first. */
export async function findRuns(
  db: Db,
  saleUnit: string,
  { ids, most }: { ids: readonly string[]; most: number },
): Promise<(Run & { id: string })[]> {
  const { rows } = await sql<Run & { id: string }>`
    select r.standing_order_id as id, ${runColumns} from standing_order_runs r
    where r.sale_unit = ${saleUnit} and r.standing_order_id = any(${[...ids]}::uuid[])
    order by r.planned_on desc limit ${most}`.execute(db)
  return rows
}

/** The last day that an earlier run of the same standing order comes. */
export async function findDayBefore(db: Db, { saleUnit, id, planned }: RunKey): Promise<string | undefined> {
  const { rows } = await sql<{
    day: string | null
  }>`select max(r.deliver_on) as day from standing_order_runs r
    where r.sale_unit = ${saleUnit} and r.standing_order_id = ${id}::uuid and r.planned_on < ${planned} and r.state in ('coming', 'placed')`.execute(
    db,
  )
  return rows[0]?.day ?? undefined
}
