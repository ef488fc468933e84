import { fill, type Locale } from '#shop/words/locale.ts'
import { reportEn } from '#web/words/merchant/reports/report-en.ts'
import { type ReportWords, reportTh } from '#web/words/merchant/reports/report-th.ts'
import type { Dictionary, Say } from '#web/words/translation.ts'

const words: Record<Locale, Dictionary> = { th: reportTh, en: reportEn }

/** The same sentences for files that are made without a page. */
export const reportSay = (locale: Locale): Say<ReportWords> =>
  ((key: string, params?: Record<string, string | number>) =>
    fill(words[locale][key] ?? key, params)) as unknown as Say<ReportWords>
