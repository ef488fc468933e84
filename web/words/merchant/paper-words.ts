import { lateWords } from '#web/words/late-words.ts'
import type { PaperWords } from '#web/words/merchant/paper-th.ts'

/** The dictionary around the papers of orders. */
export const usePaperWords = await lateWords<PaperWords>({
  th: async () => (await import('#web/words/merchant/paper-th.ts')).paperTh,
  en: async () => (await import('#web/words/merchant/paper-en.ts')).paperEn,
})
