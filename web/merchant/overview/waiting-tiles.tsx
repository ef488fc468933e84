import { Link } from 'react-router'
import { sayNumber } from '#shop/money/say-money.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as paymentPaths from '#web/paths/payment-paths.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useReportWords } from '#web/words/merchant/reports/report-words.ts'
import type { Overview } from './overview-charts.ts'

const lists = {
  toApprove: merchantPaths.orders,
  slips: withQuery(paymentPaths.payments, { tab: 'slips' }),
  registrations: withQuery(merchantPaths.customers, { tab: 'pending' }),
  agents: officePaths.agents,
  late: withQuery(merchantPaths.orders, { tab: 'late' }),
  soldOut: withQuery(merchantPaths.products, { state: 'soldOut' }),
} as const
const tiles = ['toApprove', 'slips', 'registrations', 'agents', 'late', 'soldOut'] as const

/** What waits for somebody: each number leads to its list. */
export function WaitingTiles({ waiting }: { waiting: Overview['waiting'] }) {
  const say = useReportWords()
  const shown = tiles.flatMap((tile) => {
    const count = waiting[tile]
    // Few centres have agents: the tile is there while somebody asks.
    return count === null || (tile === 'agents' && count === 0) ? [] : [{ tile, count }]
  })
  return (
    <nav aria-label={say('overview.waiting')}>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:flex">
        {shown.map(({ tile, count }) => (
          <li key={tile} className="grid last:odd:max-sm:col-span-2 lg:flex-1">
            <Link
              to={lists[tile]}
              className={joinClasses(
                'grid content-between gap-1 rounded-card border p-3 transition hover:border-outline',
                count > 0 ? 'border-hairline bg-card' : 'border-transparent bg-sunk text-muted',
              )}
            >
              <span className="text-sm">{say(`overview.${tile}`)}</span>
              <span
                className={joinClasses(
                  'tabular text-2xl leading-tight',
                  count > 0 && 'font-bold',
                  count > 0 && tile === 'late' && 'text-danger',
                )}
              >
                {sayNumber(count)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
