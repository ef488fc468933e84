import type { CustomerDetail } from '#shop/merchant-customers/merchant-customer-contracts.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { sayMonth } from '#shop/time/say-month.ts'
import { ColumnChart } from '#web/merchant/charts/column-chart.tsx'
import { Card } from '#web/ui/card.tsx'
import { useCustomerWords } from '#web/words/merchant/customers/customer-words.ts'
import { useLocale } from '#web/words/words.tsx'

/** What the shop bought, month by month: whether it grows or goes. */
export function SalesCard({ months }: { months: CustomerDetail['months'] }) {
  const say = useCustomerWords()
  const locale = useLocale()
  const total = months.reduce((sum, month) => sum + month.total, 0)
  const count = months.reduce((sum, month) => sum + month.orders, 0)
  return (
    <Card as="section" aria-labelledby="sales" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="sales" className="text-lg">
          {say('sales.title')}
        </h2>
        <p className="tabular text-muted text-sm">
          {count > 0 ? say('sales.year', { total: sayMoney(total), count }) : say('sales.none')}
        </p>
      </div>
      {count > 0 ? (
        <ColumnChart
          chart={{
            title: say('sales.title'),
            heads: { point: say('sales.month'), value: say('sales.total'), before: say('sales.orders') },
            unit: 'money',
            points: months.map(({ month, total: value }) => ({
              ...{ key: month, label: sayMonth(month, locale).short, name: sayMonth(month, locale).long },
              ...{ value, before: 0 },
            })),
          }}
        />
      ) : null}
    </Card>
  )
}
