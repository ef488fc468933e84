import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { DayField } from '#web/merchant/lists/day-field.tsx'
import { chipLook } from '#web/ui/chip-look.ts'
import { useReportWords } from '#web/words/merchant/reports/report-words.ts'
import { type ReportQuery, usualPeriods } from './report-query.ts'

type PeriodChoiceProps = {
  query: ReportQuery
  today: string
  to: (changed: Record<string, string | undefined>) => string
  /** Further fields beside the days. */
  children?: ReactNode
}

const names = ['today', 'week', 'thisMonth', 'lastMonth', 'thisYear'] as const

/** The usual periods one press away, and any two days. */
export function PeriodChoice({ query, today, to, children }: PeriodChoiceProps) {
  const say = useReportWords()
  const navigate = useNavigate()
  const usual = usualPeriods(today)
  const choose = (changed: Record<string, string | undefined>) =>
    void navigate(to(changed), { preventScrollReset: true })
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <ul className="flex flex-wrap gap-1.5">
        {names.map((name) => {
          const chosen = usual[name].from === query.from && usual[name].to === query.to
          return (
            <li key={name}>
              <Link
                to={to(usual[name])}
                preventScrollReset
                aria-current={chosen ? 'true' : undefined}
                className={chipLook(chosen, 'sm')}
              >
                {say(`report.${name}`)}
              </Link>
            </li>
          )
        })}
      </ul>
      <div className="grid grid-cols-2 gap-2 md:flex md:flex-wrap md:*:w-44">
        <DayField
          label={say('report.from')}
          value={query.from}
          max={query.to}
          onChange={(from) => from && choose({ from })}
        />
        <DayField
          label={say('report.to')}
          value={query.to}
          min={query.from}
          onChange={(day) => day && choose({ to: day })}
        />
        {children}
      </div>
    </section>
  )
}
