import { sql } from 'kysely'
import { addActivities } from '#api/activity/add-activities.ts'
import type { Db } from '#api/kit/database.ts'
import { addStockMoves } from '#api/stock/stock-moves.ts'
import { type FieldReason, Problem } from '#shop/problems/problem.ts'
import { onHandAfter } from '#shop/stock/adjustment.ts'
import { stockProblems } from '#shop/stock/stock-problems.ts'
import { type CheckedRow, type KindWork, leftAlone, type RowResult, type WorkContext } from './kind-work.ts'

type Shelf = { code: string; kept: boolean; onHand: number; reserved: number }

/** The shelves of products; with `lock` as an order locks them, made where there is none yet. */
async function findShelves(
  tx: Db,
  { saleUnit }: WorkContext,
  rows: readonly { subject: string }[],
  lock: boolean,
): Promise<Map<string, Shelf>> {
  const codes = [...new Set(rows.map(({ subject }) => subject))].toSorted()
  if (lock) {
    await sql`
      insert into stock (sale_unit, product_code, on_hand)
      select ${saleUnit}, p.code, 0 from products p where p.sale_unit = ${saleUnit} and p.code = any(${codes}::text[])
      order by p.code on conflict do nothing`.execute(tx)
    await sql`
      select from stock s where s.sale_unit = ${saleUnit} and s.product_code = any(${codes}::text[])
      order by s.product_code for no key update`.execute(tx)
  }
  const found = await sql<Shelf>`
    select p.code, p.stock_controlled as kept, coalesce(s.on_hand, 0) as "onHand", coalesce(s.reserved, 0) as reserved
    from products p left join stock s on s.sale_unit = ${saleUnit} and s.product_code = p.code
    where p.sale_unit = ${saleUnit} and p.code = any(${codes}::text[])`.execute(tx)
  return new Map(found.rows.map((shelf) => [shelf.code, shelf]))
}

const saying = ({ row, params }: Problem): FieldReason[] => {
  const problem = new Problem(row, params)
  return [{ field: 'onHand', th: problem.say('th'), en: problem.say('en') }]
}

/** Why a shelf cannot hold so many, by the rules of a count. */
function whyNot(shelf: Shelf | undefined, quantity: number): FieldReason[] {
  if (!shelf) return [...leftAlone.noProduct]
  if (!shelf.kept) return saying(new Problem(stockProblems.notKept))
  const after = onHandAfter(shelf, { how: 'count', quantity, note: '' })
  return after instanceof Problem ? saying(after) : []
}

const check: KindWork['check'] = async (tx, context, rows) => {
  const shelves = await findShelves(tx, context, rows, false)
  return rows.map(({ row, subject, cells }): CheckedRow => {
    const shelf = shelves.get(subject)
    // A blank is a shelf that nobody counted.
    if (shelf && (cells.onHand === undefined || cells.onHand === shelf.onHand))
      return { row, outcome: 'unchanged' }
    const quantity = Number(cells.onHand)
    const reasons = whyNot(shelf, quantity)
    if (reasons.length > 0 || !shelf) return { row, outcome: 'wrong', reasons }
    const note = String(cells.note ?? '')
      .trim()
      .slice(0, 300)
      .toWellFormed()
    return {
      ...{ row, outcome: 'changed', seen: String(shelf.onHand), before: { onHand: shelf.onHand } },
      after: { onHand: quantity, ...(note && { note }) },
    }
  })
}

type Step = { row: number; shelf: Shelf; onHand: number; note: string }

async function write(tx: Db, { saleUnit, now, by }: WorkContext, steps: readonly Step[], what: string) {
  if (steps.length === 0) return
  await sql`
    update stock s set on_hand = n.on_hand
    from unnest(${steps.map(({ shelf }) => shelf.code)}::text[], ${steps.map(({ onHand }) => onHand)}::integer[]) n (code, on_hand)
    where s.sale_unit = ${saleUnit} and s.product_code = n.code`.execute(tx)
  await addStockMoves(
    tx,
    saleUnit,
    steps.map(({ shelf, onHand, note }) => ({
      ...{ productCode: shelf.code, change: onHand - shelf.onHand, onHand, reason: 'import' as const, note },
    })),
    { at: now, byName: by.name },
  )
  await addActivities(
    tx,
    { saleUnit, at: now, by },
    'stock',
    steps.map(({ shelf, onHand }) => ({
      ...{ subject: shelf.code, what, before: { onHand: shelf.onHand }, after: { onHand } },
    })),
  )
}

const apply: KindWork['apply'] = async (tx, context, rows) => {
  const shelves = await findShelves(tx, context, rows, true)
  const steps: Step[] = []
  const results = rows.map(({ row, subject, after, seen }): RowResult => {
    const shelf = shelves.get(subject)
    const onHand = Number(after.onHand)
    if (shelf && String(shelf.onHand) !== seen)
      return { row, state: 'refused', reasons: [...leftAlone.stale] }
    const reasons = whyNot(shelf, onHand)
    if (reasons.length > 0 || !shelf) return { row, state: 'refused', reasons }
    steps.push({ row, shelf, onHand, note: String(after.note ?? context.fileName) })
    return { row, state: 'applied', leftAs: String(onHand) }
  })
  await write(tx, context, steps, 'import')
  return results
}

const undo: KindWork['undo'] = async (tx, context, rows) => {
  const shelves = await findShelves(tx, context, rows, true)
  const steps: Step[] = []
  const results = rows.map(({ row, subject, before, leftAs }): RowResult => {
    const shelf = shelves.get(subject)
    const onHand = Number(before?.onHand)
    if (!shelf || String(shelf.onHand) !== leftAs)
      return { row, state: 'kept', reasons: [...leftAlone.changedSince] }
    const reasons = whyNot(shelf, onHand)
    if (reasons.length > 0) return { row, state: 'kept', reasons }
    steps.push({ row, shelf, onHand, note: context.fileName })
    return { row, state: 'undone' }
  })
  await write(tx, context, steps, 'import undone')
  return results
}

/** Stock as it was counted, in base units, never below what orders reserved. */
export const stockWork: KindWork = { check, apply, undo }
