import type { AdviceWords } from '#web/words/customer/th/advice-th.ts'
import { lateWords } from '#web/words/late-words.ts'

/** The dictionary of what a shop is advised to order: only pages that have advice load it. */
export const useAdviceWords = await lateWords<AdviceWords>({
  th: async () => (await import('#web/words/customer/th/advice-th.ts')).adviceTh,
  en: async () => (await import('#web/words/customer/en/advice-en.ts')).adviceEn,
})
