import { Checkbox, Table } from '@mantine/core'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { Link, useLocation, useNavigate, useNavigation } from 'react-router'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useMerchantWords } from '#web/words/words.tsx'
import type { Selection } from './use-selection.ts'

/**
 * Where a cell stands on a phone's card: its title, the figure beside it, a line below, the end of that line,
 * or nowhere.
 */
type CardPlace = 'title' | 'side' | 'line' | 'end' | 'none'

export type Column<Row> = {
  key: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  card: CardPlace
  isNumber?: boolean
  className?: string
}

type DataListProps<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  hrefOf: (row: Row) => string
  /** What opens beside the list on a wide screen; undefined opens the page itself. */
  besideOf?: ((row: Row) => string) | undefined
  openKey?: string | undefined
  selection?: Selection | undefined
}

/** From this width on there is room for a panel beside the list. */
const wideEnough = '(min-width: 1280px)'

const places: Record<CardPlace, string> = {
  title: '@max-[700px]:order-1 @max-[700px]:col-start-2 @max-[700px]:font-bold @max-[700px]:text-base',
  side: '@max-[700px]:order-2 @max-[700px]:col-start-3 @max-[700px]:text-right @max-[700px]:font-bold @max-[700px]:text-base',
  line: '@max-[700px]:order-3 @max-[700px]:col-start-2 @max-[700px]:text-left @max-[700px]:text-muted',
  end: '@max-[700px]:order-4 @max-[700px]:col-start-3 @max-[700px]:justify-self-end @max-[700px]:text-muted',
  none: '@max-[700px]:hidden',
}

const withoutOpened = (search: string) => {
  const query = new URLSearchParams(search)
  query.delete('open')
  return query.toString()
}

/** Whether other rows of this list are on their way; what opens beside it changes none. */
function useIsRenewing(): boolean {
  const here = useLocation()
  const { location: next } = useNavigation()
  // The next address begins with the language, this one does not.
  return (
    next?.pathname.endsWith(here.pathname) === true &&
    withoutOpened(next.search) !== withoutOpened(here.search)
  )
}

/** A table of 40 px rows; where less than 700 px are free, each row is a card. The first column links to the row's page. */
export function DataList<Row>({
  label,
  columns,
  rows,
  keyOf,
  nameOf,
  hrefOf,
  besideOf,
  openKey,
  selection,
}: DataListProps<Row>) {
  const say = useMerchantWords()
  const navigate = useNavigate()
  const id = useId()
  const isRenewing = useIsRenewing()
  function open(event: MouseEvent, row: Row) {
    // A press with a key opens a tab of its own, as on any link.
    if (!besideOf || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    if (!window.matchMedia(wideEnough).matches) return
    event.preventDefault()
    navigate(besideOf(row), { preventScrollReset: true })
  }
  const all = selection && selection.chosen.length === rows.length
  return (
    <div
      aria-busy={isRenewing || undefined}
      className={joinClasses(
        '@container overflow-x-auto rounded-card border border-hairline bg-card',
        // A list that comes at once does not flicker.
        isRenewing && 'opacity-50 transition-opacity delay-200',
      )}
    >
      <Table
        aria-label={label}
        className="text-sm @max-[700px]:block"
        verticalSpacing={0}
        horizontalSpacing="sm"
        highlightOnHover
      >
        <Table.Thead className="@max-[700px]:hidden">
          <Table.Tr className="h-10">
            {selection ? (
              <Table.Th className="w-10">
                <Checkbox
                  size="sm"
                  aria-label={say('list.chooseAll')}
                  checked={all ?? false}
                  indeterminate={selection.chosen.length > 0 && !all}
                  onChange={selection.toggleAll}
                />
              </Table.Th>
            ) : null}
            {columns.map(({ key, head, isNumber, className }) => (
              <Table.Th
                key={key}
                className={joinClasses(
                  'whitespace-nowrap font-bold text-muted text-xs',
                  isNumber && 'text-right',
                  className,
                )}
              >
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody className="@max-[700px]:block">
          {rows.map((row) => {
            const key = keyOf(row)
            return (
              <Table.Tr
                key={key}
                className={joinClasses(
                  'relative h-10 @max-[700px]:grid @max-[700px]:h-auto @max-[700px]:grid-flow-dense @max-[700px]:grid-cols-[auto_minmax(0,1fr)_auto] @max-[700px]:gap-x-3 @max-[700px]:pr-3 @max-[700px]:py-2',
                  // Without a tick box the gap beside its empty column is the edge.
                  selection && '@max-[700px]:pl-3',
                  key === openKey && 'bg-primary-tint',
                )}
              >
                {selection ? (
                  <Table.Td className="w-10 @max-[700px]:order-0 @max-[700px]:row-span-3 @max-[700px]:w-auto @max-[700px]:p-0">
                    {/* Above the row's link, and large enough for a thumb: all of the label ticks. */}
                    <label htmlFor={`${id}${key}`} className="relative z-1 -m-3 block w-fit p-3">
                      <Checkbox
                        id={`${id}${key}`}
                        size="sm"
                        aria-label={say('list.choose', { name: nameOf(row) })}
                        checked={selection.has(key)}
                        onChange={() => selection.toggle(key)}
                      />
                    </label>
                  </Table.Td>
                ) : null}
                {columns.map(({ key: column, cell, card, isNumber, className }, at) => (
                  <Table.Td
                    key={column}
                    className={joinClasses(
                      '@max-[700px]:min-w-0 @max-[700px]:p-0',
                      isNumber && 'tabular text-right',
                      places[card],
                      className,
                    )}
                  >
                    {at === 0 ? (
                      <Link
                        to={hrefOf(row)}
                        onClick={(event) => open(event, row)}
                        // The whole row is the link's target.
                        className="font-bold -outline-offset-3 after:absolute after:inset-0"
                      >
                        {cell(row)}
                      </Link>
                    ) : (
                      cell(row)
                    )}
                  </Table.Td>
                ))}
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
    </div>
  )
}
