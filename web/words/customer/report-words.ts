import type { ReportWords } from '#web/words/customer/th/report-th.ts'
import { lateWords } from '#web/words/late-words.ts'
import type { Say } from '#web/words/translation.ts'

export type SayReport = Say<ReportWords>

/** The dictionary of short or damaged goods, for the page that reports them and for the order. */
export const useReportWords = await lateWords<ReportWords>({
  th: async () => (await import('#web/words/customer/th/report-th.ts')).reportTh,
  en: async () => (await import('#web/words/customer/en/report-en.ts')).reportEn,
})
