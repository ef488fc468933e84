import { sayNumber } from '#shop/money/say-money.ts'
import { Change } from '#web/merchant/charts/change.tsx'
import { sayValue } from '#web/merchant/charts/chart.ts'
import { Card } from '#web/ui/card.tsx'
import { useReportWords } from '#web/words/merchant/reports/report-words.ts'
import type { Overview } from './overview-charts.ts'

const average = ({ total, orders }: { total: number; orders: number }) =>
  orders > 0 ? Math.round(total / orders) : 0

/** The month in four figures, each beside the same days before. */
export function KeyFigures({ overview: { sales, buyers } }: { overview: Overview }) {
  const say = useReportWords()
  const figures = [
    {
      name: say('overview.sales'),
      value: sales.now.total,
      before: sales.before.total,
      unit: 'money' as const,
    },
    {
      name: say('overview.orders'),
      value: sales.now.orders,
      before: sales.before.orders,
      unit: 'count' as const,
    },
    {
      ...{ name: say('overview.average'), unit: 'money' as const },
      ...{ value: average(sales.now), before: average(sales.before) },
    },
    { name: say('overview.buyers'), value: buyers.now, before: buyers.before, unit: 'count' as const },
  ]
  return (
    <dl className="grid grid-cols-2 gap-2 lg:grid-cols-4">
      {figures.map(({ name, value, before, unit }) => (
        <Card key={name} className="grid content-start gap-0.5">
          <dt className="text-muted text-sm">{name}</dt>
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
