import { lateWords } from '#web/words/late-words.ts'
import type { VisitWords } from '#web/words/merchant/visits/visit-th.ts'

/** The dictionary of photos and surveys of customers. */
export const useVisitWords = await lateWords<VisitWords>({
  th: async () => (await import('#web/words/merchant/visits/visit-th.ts')).visitTh,
  en: async () => (await import('#web/words/merchant/visits/visit-en.ts')).visitEn,
})
