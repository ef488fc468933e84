import { sql } from 'kysely'
import { addActivity } from '#api/activity/add-activity.ts'
import type { Db } from '#api/kit/database.ts'
import { retryConflicts } from '#api/kit/retry-conflicts.ts'
import type { ImportKind, ImportState } from '#shop/imports/import-kinds.ts'
import type { ReadRow } from '#shop/imports/read-rows.ts'
import type { FieldReason } from '#shop/problems/problem.ts'
import { customerWork } from './customer-work.ts'
import type { CheckedRow, KindWork, PendingRow, RowResult, WorkContext } from './kind-work.ts'
import { productWork } from './product-work.ts'
import { stockWork } from './stock-work.ts'
import { windowWork } from './window-work.ts'

const works: Record<ImportKind, KindWork> = {
  products: productWork,
  prices: productWork,
  advancePrices: windowWork,
  stock: stockWork,
  customers: customerWork,
}

/** Few enough that nobody waits long for a product that a batch holds. */
const rowsAtOnce = 100

type Working = {
  id: string
  kind: ImportKind
  state: Extract<ImportState, 'checking' | 'applying' | 'undoing'>
  fileName: string
  atRow: number
  username: string
  name: string
}

/** The next import that has work; another process that has one in hand is not waited for. */
async function claim(tx: Db, saleUnit: string): Promise<Working | undefined> {
  const { rows } = await sql<Working>`
    select i.id, i.kind, i.state, i.file_name as "fileName", i.at_row as "atRow",
      case i.state when 'undoing' then i.undone_username when 'applying' then i.applied_username else i.username end as username,
      case i.state when 'undoing' then i.undone_by when 'applying' then i.applied_by else i.by_name end as name
    from imports i where i.sale_unit = ${saleUnit} and i.state in ('checking', 'applying', 'undoing')
    order by i.tries, i.made_at limit 1 for no key update skip locked`.execute(tx)
  return rows[0]
}

/** Does some rows of an import and notes how far it is, in one transaction: no row is done twice. Returns its id. */
export async function runBatch(db: Db, saleUnit: string, now: Date): Promise<string | undefined> {
  let claimed: string | undefined
  try {
    // A failure is counted only when the conflict outlasts every attempt.
    return await retryConflicts(() =>
      db.transaction().execute(async (tx) => {
        const working = await claim(tx, saleUnit)
        claimed = working?.id
        if (!working) return undefined
        const { id, kind, fileName, username, name } = working
        const context = { saleUnit, importId: id, kind, fileName, now, by: { username, name } }
        if (working.state === 'checking') await checkSome(tx, context, working)
        else await changeSome(tx, context, working)
        return id
      }),
    )
  } catch (error) {
    if (claimed) await countFailure(db, saleUnit, claimed)
    throw error
  }
}

const mostTries = 8

/** One that fails again and again gives way to others, and is given up in the end. */
async function countFailure(db: Db, saleUnit: string, id: string): Promise<void> {
  await sql`
    update imports set tries = tries + 1, state = case when tries + 1 >= ${mostTries} then 'failed' else state end
    where sale_unit = ${saleUnit} and id = ${id}`.execute(db)
}

async function checkSome(tx: Db, context: WorkContext, { atRow }: Working): Promise<void> {
  const { saleUnit, importId } = context
  const { rows } = await sql<ReadRow>`
    select r.row_number as row, r.subject, r.cells, r.reasons from import_rows r
    where r.sale_unit = ${saleUnit} and r.import_id = ${importId} and r.row_number > ${atRow}
    order by r.row_number limit ${rowsAtOnce}`.execute(tx)
  const last = rows.at(-1)?.row
  if (last === undefined) return finish(tx, context, 'ready')
  const readings = new Map(rows.map(({ row, reasons }) => [row, reasons]))
  const judged = (await works[context.kind].check(tx, context, rows)).map((each) =>
    withReading(each, readings.get(each.row) ?? []),
  )
  await sql`
    update import_rows r set cells = null, outcome = n.outcome, before = n.before, after = n.after, seen = n.seen,
      reasons = coalesce(n.reasons, '[]')
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb) n (row integer, outcome text, before jsonb, after jsonb, seen text, reasons jsonb)
    where r.sale_unit = ${saleUnit} and r.import_id = ${importId} and r.row_number = n.row`.execute(tx)
  const count = (wanted: CheckedRow['outcome']) => judged.filter(({ outcome }) => outcome === wanted).length
  await sql`
    update imports set at_row = ${last}, tries = 0, added = added + ${count('added')}, changed = changed + ${count('changed')},
      unchanged = unchanged + ${count('unchanged')}, wrong = wrong + ${count('wrong')}
    where sale_unit = ${saleUnit} and id = ${importId}`.execute(tx)
}

/** Every error of a row at once: what its cells show, and what the rules say of the others. */
function withReading(judged: CheckedRow, reasons: readonly FieldReason[]): CheckedRow {
  if (reasons.length === 0) return judged
  const named = new Set(reasons.map(({ field }) => field))
  const more = judged.outcome === 'wrong' ? judged.reasons.filter(({ field }) => !named.has(field)) : []
  return { row: judged.row, outcome: 'wrong', reasons: [...reasons, ...more] }
}

async function changeSome(tx: Db, context: WorkContext, { state, atRow }: Working): Promise<void> {
  const { saleUnit, importId } = context
  const isUndo = state === 'undoing'
  // Backwards, since a row may have made room for one below it.
  const next = isUndo
    ? sql`and (${atRow} = 0 or r.row_number < ${atRow}) and r.state = 'applied' order by r.row_number desc`
    : sql`and r.row_number > ${atRow} and r.state = 'waiting' order by r.row_number`
  const { rows } = await sql<PendingRow>`
    select r.row_number as row, r.subject, r.outcome, r.before, r.after, r.seen, r.left_as as "leftAs" from import_rows r
    where r.sale_unit = ${saleUnit} and r.import_id = ${importId} and r.outcome in ('added', 'changed') ${next}
    limit ${rowsAtOnce}`.execute(tx)
  const last = rows.at(-1)?.row
  if (last === undefined) return finish(tx, context, isUndo ? 'undone' : 'applied')
  const work = works[context.kind]
  const results = isUndo ? await work.undo(tx, context, rows) : await work.apply(tx, context, rows)
  await sql`
    update import_rows r set state = n.state, left_as = coalesce(n."leftAs", r.left_as), reasons = coalesce(n.reasons, '[]')
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) n (row integer, state text, "leftAs" text, reasons jsonb)
    where r.sale_unit = ${saleUnit} and r.import_id = ${importId} and r.row_number = n.row`.execute(tx)
  const count = (wanted: RowResult['state']) => results.filter((each) => each.state === wanted).length
  await sql`
    update imports set at_row = ${last}, tries = 0, applied = applied + ${count('applied')}, refused = refused + ${count('refused')},
      undone = undone + ${count('undone')}, kept = kept + ${count('kept')}
    where sale_unit = ${saleUnit} and id = ${importId}`.execute(tx)
}

/** The end of a state's work; what was changed is one line of the log, beside one for each product. */
async function finish(tx: Db, context: WorkContext, state: 'ready' | 'applied' | 'undone'): Promise<void> {
  const { saleUnit, importId, now, by, kind, fileName } = context
  const { rows } = await sql<Record<'applied' | 'refused' | 'undone' | 'kept', number>>`
    update imports set state = ${state}, at_row = 0, tries = 0,
      applied_at = case when ${state} = 'applied' then ${now}::timestamptz else applied_at end,
      undone_at = case when ${state} = 'undone' then ${now}::timestamptz else undone_at end
    where sale_unit = ${saleUnit} and id = ${importId} returning applied, refused, undone, kept`.execute(tx)
  if (state === 'ready' || !rows[0]) return
  const { applied, refused, undone, kept } = rows[0]
  const counts = state === 'applied' ? { applied, refused } : { undone, kept }
  await addActivity(
    tx,
    { saleUnit, at: now, by },
    { kind: 'import', subject: importId, what: state, after: { kind, fileName, ...counts } },
  )
}
