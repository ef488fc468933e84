import type { ReadingWords } from '#web/words/customer/th/reading-th.ts'
import { lateWords } from '#web/words/late-words.ts'

/** The dictionary of news, help, promotions, release notes and scanning. */
export const useReadingWords = await lateWords<ReadingWords>({
  th: async () => (await import('#web/words/customer/th/reading-th.ts')).readingTh,
  en: async () => (await import('#web/words/customer/en/reading-en.ts')).readingEn,
})
