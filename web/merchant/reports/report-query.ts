import { addMonths, monthOf, mostReportDays, type Period, periodOfMonth } from '#shop/reports/period.ts'
import { salesSorts } from '#shop/reports/sales-groups.ts'
import { addDays } from '#shop/time/bangkok.ts'
import { oneOf, readDay, readText } from '#web/merchant/lists/read-query.ts'

/** Periods that are one press away. */
export function usualPeriods(today: string) {
  return {
    today: { from: today, to: today },
    week: { from: addDays(today, -6), to: today },
    thisMonth: periodOfMonth(monthOf(today), today),
    lastMonth: periodOfMonth(addMonths(monthOf(today), -1), today),
    thisYear: { from: `${today.slice(0, 4)}-01-01`, to: today },
  } satisfies Record<string, Period>
}

const later = (a: string, b: string) => [a, b].toSorted()[1] as string

/** What the address asks for; without days it is the running month, and days that cannot be are moved. */
export function readReportQuery(search: URLSearchParams, today: string) {
  const page = Number(search.get('page') ?? 1)
  const usual = usualPeriods(today).thisMonth
  const [first, last] = [readDay(search.get('from')) ?? usual.from, readDay(search.get('to')) ?? usual.to]
  const to = later(first, last)
  const from = later(first, addDays(to, 1 - mostReportDays))
  return {
    from,
    to,
    saleCode: readText(search.get('saleCode'), 20),
    sort: oneOf(salesSorts, search.get('sort')) ?? 'total',
    page: Number.isInteger(page) && page > 1 && page <= 1_000 ? page : 1,
  }
}
export type ReportQuery = ReturnType<typeof readReportQuery>

/** The address of the same report with some of it changed; it begins at its first page again. */
export function reportQueryOf(
  { from, to, saleCode, sort }: ReportQuery,
  changed: Record<string, string | undefined> = {},
): Record<string, string | undefined> {
  return { from, to, saleCode, sort: sort === 'total' ? undefined : sort, ...changed }
}
