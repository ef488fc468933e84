import type { CentreWords } from '#web/words/customer/th/centre-th.ts'
import { lateWords } from '#web/words/late-words.ts'

/** The dictionary of choosing a centre, and of an address outside the delivery area. */
export const useCentreWords = await lateWords<CentreWords>({
  th: async () => (await import('#web/words/customer/th/centre-th.ts')).centreTh,
  en: async () => (await import('#web/words/customer/en/centre-en.ts')).centreEn,
})
