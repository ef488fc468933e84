import { Select } from '@mantine/core'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { addMonths, yearsToChoose } from '#shop/reports/period.ts'
import { sayMonth, sayYear } from '#shop/time/say-month.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { useReportWords } from '#web/words/merchant/reports/report-words.ts'
import { useLocale } from '#web/words/words.tsx'

const monthNumbers = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))
const arrow = 'grid size-11 shrink-0 place-items-center rounded-chip hover:bg-ink/7'

/** A month to look at, step by step or chosen. */
export function MonthChoice({
  month,
  firstYear,
  today,
}: {
  month: string
  firstYear: number
  today: string
}) {
  const say = useReportWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const to = (chosen: string) => withQuery(merchantPaths.home, { month: chosen })
  const choose = (chosen: string) => void navigate(to(chosen), { preventScrollReset: true })
  const [year = '', number = ''] = month.split('-')
  const years = yearsToChoose(Math.min(firstYear, Number(year)), today)
  const isLast = Number(year) >= (years.at(-1) ?? 0) && number === '12'
  return (
    <div className="flex items-center gap-1">
      <Link to={to(addMonths(month, -1))} preventScrollReset className={arrow}>
        <ChevronLeft aria-label={say('overview.monthBefore')} size={20} strokeWidth={1.75} />
      </Link>
      <Select
        aria-label={say('overview.month')}
        allowDeselect={false}
        className="w-32"
        data={monthNumbers.map((value) => ({ value, label: sayMonth(`${year}-${value}`, locale).name }))}
        value={number}
        onChange={(value) => value && choose(`${year}-${value}`)}
      />
      <Select
        aria-label={say('overview.year')}
        allowDeselect={false}
        className="w-24"
        data={years.map((each) => ({ value: String(each), label: sayYear(each, locale) }))}
        value={year}
        onChange={(value) => value && choose(`${value}-${number}`)}
      />
      {isLast ? (
        <span className="size-11" />
      ) : (
        <Link to={to(addMonths(month, 1))} preventScrollReset className={arrow}>
          <ChevronRight aria-label={say('overview.monthAfter')} size={20} strokeWidth={1.75} />
        </Link>
      )}
    </div>
  )
}
