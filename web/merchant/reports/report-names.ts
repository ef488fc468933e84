import { salesGroups } from '#shop/reports/sales-groups.ts'

/** Every report, by its name in the address. */
export const reportNames = [...salesGroups, 'ageing', 'stock', 'shortages', 'misses'] as const
export type ReportName = (typeof reportNames)[number]

/** Reports that are not a salesperson's to see. */
export const overseersOnly: readonly ReportName[] = ['stock', 'misses']

export const isOfSales = (report: ReportName): report is (typeof salesGroups)[number] =>
  salesGroups.some((group) => group === report)
/** What is owed is owed today, whatever the period. */
export const hasPeriod = (report: ReportName) => report !== 'ageing'
/** Time has an order of its own. */
export const isSortable = (report: ReportName) => isOfSales(report) && report !== 'day' && report !== 'month'
export const rowsOnPage = 24
