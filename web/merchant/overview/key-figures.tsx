import { Link } from 'react-router'
import { sayNumber } from '#shop/money/say-money.ts'
import { Change } from '#web/merchant/charts/change.tsx'
import { sayValue } from '#web/merchant/charts/chart.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as reportPaths from '#web/paths/report-paths.ts'
import { Card } from '#web/ui/card.tsx'
import { useReportWords } from '#web/words/merchant/reports/report-words.ts'
import type { Overview } from './overview-charts.ts'

const average = ({ total, orders }: { total: number; orders: number }) =>
  orders > 0 ? Math.round(total / orders) : 0

/** The month in four figures, each beside the same days before and leading to what is behind it. */
export function KeyFigures({ overview: { sales, buyers, from, to } }: { overview: Overview }) {
  const say = useReportWords()
  const reportOf = (report: string) => withQuery(reportPaths.report({ report }), { from, to })
  const figures = [
    {
      name: 'sales',
      unit: 'money',
      value: sales.now.total,
      before: sales.before.total,
      behind: reportOf('day'),
    },
    {
      name: 'orders',
      unit: 'count',
      value: sales.now.orders,
      before: sales.before.orders,
      behind: withQuery(merchantPaths.orders, { tab: 'all', from, to }),
    },
    {
      name: 'average',
      unit: 'money',
      value: average(sales.now),
      before: average(sales.before),
      behind: reportOf('area'),
    },
    {
      name: 'buyers',
      unit: 'count',
      value: buyers.now,
      before: buyers.before,
      behind: reportOf('customer'),
    },
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-2 lg:grid-cols-4">
      {figures.map(({ name, value, before, unit, behind }) => (
        <Card
          key={name}
          className="relative grid content-start gap-0.5 transition focus-within:border-outline hover:border-outline"
        >
          <dt className="text-muted text-sm">
            <Link to={behind} className="after:absolute after:inset-0">
              {say(`overview.${name}`)}
            </Link>
          </dt>
          <dd className="tabular font-bold text-xl leading-tight">{sayValue(value, unit)}</dd>
          <dd className="flex flex-wrap items-center gap-x-2 text-xs">
            <Change value={value} before={before} />
            <span className="tabular text-muted">
              {say('overview.against', {
                value: unit === 'money' ? sayValue(before, unit) : sayNumber(before),
              })}
            </span>
          </dd>
        </Card>
      ))}
    </dl>
  )
}
