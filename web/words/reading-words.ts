import { lateWords } from './late-words.ts'
import type { ReadingWords } from './reading-th.ts'

/** The sentences of news, help, promotions, release notes and scanning. */
export const useReadingWords = await lateWords<ReadingWords>({
  th: async () => (await import('./reading-th.ts')).readingTh,
  en: async () => (await import('./reading-en.ts')).readingEn,
})
