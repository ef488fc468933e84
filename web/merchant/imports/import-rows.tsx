import { importColumns, labelOf } from '#shop/imports/import-columns.ts'
import type { ImportRow } from '#shop/imports/import-contracts.ts'
import type { ImportKind } from '#shop/imports/import-kinds.ts'
import { writeCell } from '#shop/imports/write-cell.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { useImportWords } from '#web/words/merchant/import-words.ts'
import { useLocale } from '#web/words/words.tsx'

type Cell = ImportRow['cells'][number]
/** A new product has many fields; the first few tell which one it is. */
const cellsShown = 6

/** Rows of a file with their number in it: what changes, cell by cell, or why not. */
export function ImportRows({ kind, rows }: { kind: ImportKind; rows: readonly ImportRow[] }) {
  const say = useImportWords()
  const locale = useLocale()
  return (
    <ul className="overflow-hidden rounded-card border border-hairline bg-card text-sm">
      {rows.map((row) => (
        <li
          key={row.row}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1 border-hairline border-b px-3 py-2 last:border-0 md:grid-cols-[18rem_minmax(0,1fr)]"
        >
          <div className="grid grid-cols-[minmax(0,1fr)] content-start">
            <p className="flex items-baseline justify-between gap-2 md:justify-start">
              <span className="wrap-anywhere min-w-0 font-bold">{row.subject || '–'}</span>
              <span className="tabular shrink-0 text-muted text-xs">
                {say('row.number', { row: row.row })}
              </span>
            </p>
            {row.name ? <p className="text-muted">{row.name[locale] || row.name.th}</p> : null}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1">
            {row.reasons.map((reason) => (
              <p key={`${reason.field}${reason.en}`} className="text-danger">
                {reason.field ? (
                  <span className="font-bold">{labelOf(kind, reason.field)[locale]}: </span>
                ) : null}
                {reason[locale]}
              </p>
            ))}
            <Cells kind={kind} cells={row.cells} isNew={row.outcome === 'added'} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Cells({ kind, cells, isNew }: { kind: ImportKind; cells: readonly Cell[]; isNew: boolean }) {
  const say = useImportWords()
  const places = importColumns[kind].map(({ field }) => field)
  const name = cells.find(({ field }) => field === 'nameTh')?.after
  const sorted = cells
    .filter(({ field }) => field !== 'code' && places.includes(field))
    // The other names of a new product are its Thai name unless the file says more.
    .filter(({ field, after }) => !isNew || field === 'nameTh' || after !== name)
    .toSorted((one, other) => places.indexOf(one.field) - places.indexOf(other.field))
  const [first, rest] = [sorted.slice(0, cellsShown), sorted.slice(cellsShown)]
  return (
    <>
      <CellList kind={kind} cells={first} isNew={isNew} />
      {rest.length > 0 ? (
        <details>
          <summary className="touch-44 w-fit cursor-pointer py-1 text-primary-text">
            {say('row.more', { count: rest.length })}
          </summary>
          <CellList kind={kind} cells={rest} isNew={isNew} />
        </details>
      ) : null}
    </>
  )
}

function CellList({ kind, cells, isNew }: { kind: ImportKind; cells: readonly Cell[]; isNew: boolean }) {
  const say = useImportWords()
  const locale = useLocale()
  if (cells.length === 0) return null
  const shown = (field: string, value: Cell['after']) => {
    const cell = importColumns[kind].find((column) => column.field === field)?.kind ?? 'text'
    if (value === null || value === '') return say('row.blank')
    return cell === 'money' ? sayMoney(Number(value)) : String(writeCell(cell, value, locale))
  }
  return (
    <dl className={isNew ? 'flex flex-wrap gap-x-5 gap-y-1' : 'grid grid-cols-[minmax(0,1fr)] gap-1'}>
      {cells.map(({ field, before, after }) => (
        <div key={field} className="flex flex-wrap items-baseline gap-x-2">
          <dt className="text-muted">{labelOf(kind, field)[locale]}</dt>
          <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            {isNew ? null : (
              <>
                <del className="tabular wrap-anywhere text-muted">{shown(field, before)}</del>
                <span aria-hidden>→</span>
              </>
            )}
            <ins className="tabular wrap-anywhere font-bold no-underline">{shown(field, after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
