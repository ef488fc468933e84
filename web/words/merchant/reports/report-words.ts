import { lateWords } from '#web/words/late-words.ts'
import type { ReportWords } from '#web/words/merchant/reports/report-th.ts'

/** The dictionary of the overview and the reports. */
export const useReportWords = await lateWords<ReportWords>({
  th: async () => (await import('#web/words/merchant/reports/report-th.ts')).reportTh,
  en: async () => (await import('#web/words/merchant/reports/report-en.ts')).reportEn,
})
