import { lateWords } from '#web/words/late-words.ts'
import type { ContentWords } from '#web/words/merchant/contents/content-th.ts'

/** The dictionary of what staff write for customers. */
export const useContentWords = await lateWords<ContentWords>({
  th: async () => (await import('#web/words/merchant/contents/content-th.ts')).contentTh,
  en: async () => (await import('#web/words/merchant/contents/content-en.ts')).contentEn,
})
