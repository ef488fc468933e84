import { useState } from 'react'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { weekdayOf } from '#shop/time/weekday.ts'
import type { Locale } from '#shop/words/locale.ts'
import type { Chart } from '#web/merchant/charts/chart.ts'
import { ColumnChart } from '#web/merchant/charts/column-chart.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { SalesMonth } from './sales-page.ts'

type Day = SalesMonth['days'][number]

/** Days from Monday to Sunday together; the first and last week may be short. */
function weeksOf(days: readonly Day[]): Day[][] {
  const weeks: Day[][] = []
  for (const day of days) {
    if (weeks.length === 0 || weekdayOf(day.day) === 1) weeks.push([])
    weeks.at(-1)?.push(day)
  }
  return weeks
}

function pointOf(days: readonly Day[], locale: Locale) {
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
  const number = (day: string) => String(Number(day.slice(8)))
  return {
    key: first,
    label: first === last ? number(first) : `${number(first)}–${number(last)}`,
    name:
      first === last ? sayDate(noonOf(first), locale) : `${number(first)} – ${sayDate(noonOf(last), locale)}`,
    value: days.reduce((sum, { total }) => sum + total, 0),
    before: days.reduce((sum, { totalBefore }) => sum + totalBefore, 0),
  }
}

/** The month by day or by week, before the same days of the month before. */
export function MonthChart({ month: { days } }: { month: SalesMonth }) {
  const say = useSalesWords()
  const locale = useLocale()
  const [by, setBy] = useState<'day' | 'week'>('day')
  const groups = by === 'day' ? days.map((day) => [day]) : weeksOf(days)
  const chart: Chart = {
    title: say(by === 'day' ? 'month.days' : 'month.weeks'),
    heads: { point: say(`month.${by}`), value: say('month.sold'), before: say('month.sameDays') },
    unit: 'money',
    points: groups.map((group) => pointOf(group, locale)),
  }
  return (
    <Card as="section" aria-label={chart.title} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base">{chart.title}</h2>
        <ChipGroup
          label={say('month.chart')}
          size="sm"
          value={by}
          onChange={setBy}
          options={[
            { value: 'day', text: say('month.byDay') },
            { value: 'week', text: say('month.byWeek') },
          ]}
        />
      </div>
      <ColumnChart chart={chart} />
      <p aria-hidden className="flex items-center gap-1.5 text-muted text-xs">
        <span className="size-3 rounded-sm bg-hairline" />
        {chart.heads.before}
      </p>
    </Card>
  )
}
