import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { addMonths, monthOf } from '#shop/reports/period.ts'
import { sayMonth } from '#shop/time/say-month.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { MonthChart } from './month-chart.tsx'
import { MonthFigures } from './month-figures.tsx'
import { PersonChoice } from './person-choice.tsx'
import { RewardCard } from './reward-card.tsx'
import { SalesFrame } from './sales-frame.tsx'
import type { SalesMonth, SalesPage } from './sales-page.ts'
import { TeamTable } from './team-table.tsx'

const arrow = 'grid size-11 shrink-0 place-items-center rounded-chip hover:bg-ink/7'

/** How the month goes, of oneself or of the team. */
export function MonthScreen({ page, month }: { page: SalesPage; month: SalesMonth }) {
  const say = useSalesWords()
  const locale = useLocale()
  const { isOverseer, isManager } = page
  const running = monthOf(month.today)
  const to = (part: { month?: string | undefined; saleCode?: string | undefined }) => {
    const next = { month: month.month, saleCode: month.saleCode || undefined, ...part }
    return withQuery(merchantPaths.mySales, {
      ...{ month: next.month === running ? undefined : next.month },
      ...{ saleCode: isOverseer ? next.saleCode : undefined },
    })
  }
  return (
    <SalesFrame
      page={page}
      current="month"
      title={isOverseer ? month.name || say('sales.teamTitle') : say('sales.title')}
      at={month.at}
      aside={
        <div className="flex flex-wrap items-center gap-2">
          {isOverseer ? (
            <PersonChoice
              hasAll
              people={month.team}
              value={month.saleCode}
              to={(saleCode) => to({ saleCode })}
            />
          ) : null}
          <div className="flex items-center">
            <Link to={to({ month: addMonths(month.month, -1) })} preventScrollReset className={arrow}>
              <ChevronLeft aria-label={say('month.before')} size={20} strokeWidth={1.75} />
            </Link>
            <b className="min-w-32 text-center">{sayMonth(month.month, locale).long}</b>
            {month.month < running ? (
              <Link to={to({ month: addMonths(month.month, 1) })} preventScrollReset className={arrow}>
                <ChevronRight aria-label={say('month.after')} size={20} strokeWidth={1.75} />
              </Link>
            ) : (
              <span className="size-11" />
            )}
          </div>
        </div>
      }
    >
      {month.counted ? null : (
        <p className="rounded-card bg-secondary-tint p-3 text-sm">{say('month.counting')}</p>
      )}
      <MonthFigures month={month} mayManage={isManager} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <MonthChart month={month} />
        <RewardCard month={month} />
      </div>
      {isOverseer ? <TeamTable team={month.team} to={(saleCode) => to({ saleCode })} /> : null}
    </SalesFrame>
  )
}
