import type { Report } from './load-report.ts'
import { ageingSheet, missSheet, shortageSheet, stockSheet } from './other-sheets.ts'
import { type Days, salesSheet } from './sales-sheet.ts'
import type { ReportSheet, Saying } from './sheet.ts'

export function sheetOf(report: Report, saying: Saying, days: Days): ReportSheet {
  if (report.of === 'sales') return salesSheet(report, saying, days)
  if (report.of === 'ageing') return ageingSheet(report, saying)
  if (report.of === 'stock') return stockSheet(report, saying)
  return report.of === 'shortages' ? shortageSheet(report, saying) : missSheet(report, saying)
}
