import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import type { Handler, HandlersOf } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import type {
  applyImportContract,
  dropImportContract,
  exportRowsContract,
  exportWorkbookContract,
  importContract,
  importContracts,
  importListContract,
  importRowsContract,
  sendImportContract,
  undoImportContract,
} from '#shop/imports/import-contracts.ts'
import { mostInWorkbook } from '#shop/imports/import-kinds.ts'
import { importsProblems } from '#shop/imports/imports-problems.ts'
import { sayNumber } from '#shop/money/say-money.ts'
import { refuse } from '#shop/problems/problem.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { findExportPage } from './export-rows.ts'
import { findImportRows, findImports, loadImport } from './import-queries.ts'
import { readSheetFile, writeWorkbook } from './sheets/sheets.ts'

const sendImport: Handler<typeof sendImportContract> = async (request, context) => {
  const { saleUnit, id, kind, fileName, file } = request
  const { db, now } = context
  if (!file) throw refuse(importsProblems.noFile)
  const by = await actingStaff(context)
  // The first answer was lost: the file is here already.
  if (await isSent(db, saleUnit, id)) return loadImport(db, { saleUnit, id })
  const { rowCount, unknown, pages } = await readSheetFile(kind, file.bytes)
  await db.transaction().execute(async (tx) => {
    const { numAffectedRows } = await sql`
      insert into imports (sale_unit, id, kind, file_name, state, made_at, username, by_name, unknown_heads, row_count)
      values (${saleUnit}, ${id}, ${kind}, ${fileName}, 'checking', ${now}, ${by.username}, ${by.name}, ${unknown}::text[], ${rowCount})
      on conflict do nothing`.execute(tx)
    if (numAffectedRows === 0n) return
    for (const page of pages)
      await sql`
        insert into import_rows (sale_unit, import_id, row_number, subject, cells, reasons)
        select ${saleUnit}, ${id}::uuid, n.row, n.subject, n.cells, n.reasons
        from jsonb_to_recordset(${Buffer.from(page).toString()}::jsonb) n (row integer, subject text, cells jsonb, reasons jsonb)`.execute(
        tx,
      )
  })
  return loadImport(db, { saleUnit, id })
}

async function isSent(db: Db, saleUnit: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from imports i where i.sale_unit = ${saleUnit} and i.id = ${id}`.execute(
    db,
  )
  return rows.length > 0
}

const importDetail: Handler<typeof importContract> = (key, { db }) => loadImport(db, key)

const importRows: Handler<typeof importRowsContract> = async ({ saleUnit, id, ...request }, { db }) => {
  await loadImport(db, { saleUnit, id })
  return findImportRows(db, { saleUnit, id }, request)
}

const importList: Handler<typeof importListContract> = (request, { db }) => findImports(db, request)

const lock = sql`for no key update`

const applyImport: Handler<typeof applyImportContract> = async ({ saleUnit, id, leaveOutWrong }, context) => {
  const by = await actingStaff(context)
  return context.db.transaction().execute(async (tx) => {
    const { state, wrong, added, changed } = await loadImport(tx, { saleUnit, id }, lock)
    // Pressed twice, it is applied once.
    if (state === 'applying' || state === 'applied') return loadImport(tx, { saleUnit, id })
    if (state !== 'ready') throw refuse(importsProblems.notReady)
    if (wrong > 0 && !leaveOutWrong) throw refuse(importsProblems.hasWrong, { count: wrong })
    if (added + changed === 0) throw refuse(importsProblems.nothing)
    await sql`
      update imports set state = 'applying', at_row = 0, applied_username = ${by.username}, applied_by = ${by.name}
      where sale_unit = ${saleUnit} and id = ${id}`.execute(tx)
    return loadImport(tx, { saleUnit, id })
  })
}

const undoImport: Handler<typeof undoImportContract> = async (key, context) => {
  const by = await actingStaff(context)
  return context.db.transaction().execute(async (tx) => {
    const { state } = await loadImport(tx, key, lock)
    if (state === 'undoing' || state === 'undone') return loadImport(tx, key)
    // One that was given up in the middle may have changed some rows already.
    if (state !== 'applied' && state !== 'failed') throw refuse(importsProblems.notUndoable)
    await sql`
      update imports set state = 'undoing', at_row = 0, tries = 0, undone_username = ${by.username}, undone_by = ${by.name}
      where sale_unit = ${key.saleUnit} and id = ${key.id}`.execute(tx)
    return loadImport(tx, key)
  })
}

const dropImport: Handler<typeof dropImportContract> = async (key, context) => {
  const { now } = context
  const by = await actingStaff(context)
  return context.db.transaction().execute(async (tx) => {
    const { state, kind, fileName } = await loadImport(tx, key, lock)
    if (state === 'dropped') return loadImport(tx, key)
    if (state !== 'ready' && state !== 'checking') throw refuse(importsProblems.notReady)
    const { saleUnit, id } = key
    await sql`delete from import_rows where sale_unit = ${saleUnit} and import_id = ${id}`.execute(tx)
    await sql`update imports set state = 'dropped' where sale_unit = ${saleUnit} and id = ${id}`.execute(tx)
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      { kind: 'import', subject: id, what: 'dropped', after: { kind, fileName } },
    )
    return loadImport(tx, key)
  })
}

const exportRows: Handler<typeof exportRowsContract> = (request, { db, locale, now }) =>
  findExportPage(db, { ...request, locale, day: bangkokDay(now) })

const exportWorkbook: Handler<typeof exportWorkbookContract> = async (request, { db, locale, now }) => {
  const pages: Uint8Array[] = []
  let [heads, after, count]: [string[], string | null, number] = [[], '', 0]
  while (after !== null) {
    const page = await findExportPage(db, { ...request, after, locale, day: bangkokDay(now) })
    heads = page.heads
    after = page.next
    count += page.rows.length
    if (count > mostInWorkbook) throw refuse(importsProblems.useCsv, { most: sayNumber(mostInWorkbook) })
    pages.push(Buffer.from(JSON.stringify(page.rows)))
  }
  return { bytes: Buffer.from(await writeWorkbook(heads, pages)).toString('base64') }
}

export const importHandlers: HandlersOf<typeof importContracts> = {
  sendImport,
  importDetail,
  importRows,
  importList,
  applyImport,
  undoImport,
  dropImport,
  exportRows,
  exportWorkbook,
}
