import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { ImportRow, OneImport } from '#shop/imports/import-contracts.ts'
import type { RowOutcome, RowState } from '#shop/imports/import-kinds.ts'
import { importsProblems } from '#shop/imports/imports-problems.ts'
import type { CellValue } from '#shop/imports/read-cell.ts'
import { type FieldReason, refuse } from '#shop/problems/problem.ts'

type ImportKey = { saleUnit: string; id: string }

type Row = Omit<OneImport, 'madeAt' | 'appliedAt' | 'undoneAt'> & {
  madeAt: Date
  appliedAt: Date | null
  undoneAt: Date | null
}

const columns = sql`i.id, i.kind, i.file_name as "fileName", i.state, i.made_at as "madeAt", i.by_name as "byName",
  i.unknown_heads as "unknownHeads", i.row_count as "rows", i.at_row as "atRow", i.added, i.changed, i.unchanged, i.wrong,
  i.applied, i.refused, i.undone, i.kept, i.applied_at as "appliedAt", i.undone_at as "undoneAt", i.undone_by as "undoneBy"`

const shown = (row: Row): OneImport => ({
  ...row,
  madeAt: row.madeAt.toISOString(),
  appliedAt: row.appliedAt?.toISOString() ?? null,
  undoneAt: row.undoneAt?.toISOString() ?? null,
})

/** An import that must exist; locked when it is about to change. */
export async function loadImport(db: Db, { saleUnit, id }: ImportKey, lock = sql``): Promise<OneImport> {
  const { rows } = await sql<Row>`
    select ${columns} from imports i where i.sale_unit = ${saleUnit} and i.id = ${id} ${lock}`.execute(db)
  if (!rows[0]) throw refuse(importsProblems.none)
  return shown(rows[0])
}

type ListRequest = { saleUnit: string; before?: { madeAt: string; id: string } | undefined; take: number }

export async function findImports(db: Db, { saleUnit, before, take }: ListRequest) {
  const older = before
    ? sql`and (i.made_at, i.id) < (${before.madeAt}::timestamptz, ${before.id}::uuid)`
    : sql``
  const { rows } = await sql<Row>`
    select ${columns} from imports i where i.sale_unit = ${saleUnit} ${older}
    order by i.made_at desc, i.id desc limit ${take + 1}`.execute(db)
  return { imports: rows.slice(0, take).map(shown), hasMore: rows.length > take }
}

type RowsRequest = {
  outcome?: RowOutcome | undefined
  state?: RowState | undefined
  after: number
  take: number
}
type StoredRow = {
  row_number: number
  subject: string
  name_th: string | null
  name_en: string | null
  outcome: RowOutcome
  state: RowState
  before: Record<string, CellValue> | null
  after: Record<string, CellValue> | null
  reasons: FieldReason[]
}

/** Rows that are checked, in the order of the file. */
export async function findImportRows(db: Db, { saleUnit, id }: ImportKey, request: RowsRequest) {
  const { outcome, state, after, take } = request
  const only = (column: string, value: string | undefined): RawBuilder<unknown> =>
    value ? sql`and r.${sql.ref(column)} = ${value}` : sql``
  const { rows } = await sql<StoredRow>`
    select r.row_number, r.subject, coalesce(p.name_th, c.name) as name_th, coalesce(p.name_en, c.name) as name_en,
      r.outcome, r.state, r.before, r.after, r.reasons
    from import_rows r
    join imports i on i.sale_unit = ${saleUnit} and i.id = r.import_id
    left join products p on p.sale_unit = ${saleUnit} and p.code = r.subject and i.kind <> 'customers'
    left join customers c on c.sale_unit = ${saleUnit} and c.code = r.subject and i.kind = 'customers'
    where r.sale_unit = ${saleUnit} and r.import_id = ${id} and r.row_number > ${after} and r.outcome is not null
      ${only('outcome', outcome)} ${only('state', state)}
    order by r.row_number limit ${take + 1}`.execute(db)
  return { rows: rows.slice(0, take).map(rowOf), hasMore: rows.length > take }
}

function rowOf(row: StoredRow): ImportRow {
  const { row_number, subject, name_th, name_en, outcome, state, before, after, reasons } = row
  const cells = Object.keys({ ...before, ...after })
    .filter((field) => field !== 'pictures' && before?.[field] !== after?.[field])
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
  const name = name_th === null ? null : { th: name_th, en: name_en ?? '' }
  return { row: row_number, subject, name, outcome, state, cells, reasons }
}
