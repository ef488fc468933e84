import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { reportContracts } from '#shop/reports/report-contracts.ts'
import { daySummary, setDaySummary } from './day-summary.ts'
import { newCustomers, topSale } from './graphs.ts'
import { ageingReport, missReport, shortageReport, stockReport } from './other-reports.ts'
import { overview } from './overview.ts'
import { salesReport } from './sales-report.ts'

export const reportHandlers: HandlersOf<typeof reportContracts> = {
  overview,
  salesReport,
  topSale,
  newCustomers,
  ageingReport,
  stockReport,
  shortageReport,
  missReport,
  daySummary,
  setDaySummary,
}
