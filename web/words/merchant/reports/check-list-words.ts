import { lateWords } from '#web/words/late-words.ts'
import type { CheckListWords } from '#web/words/merchant/reports/check-list-th.ts'

/** The dictionary of what a new centre still misses. */
export const useCheckListWords = await lateWords<CheckListWords>({
  th: async () => (await import('#web/words/merchant/reports/check-list-th.ts')).checkListTh,
  en: async () => (await import('#web/words/merchant/reports/check-list-en.ts')).checkListEn,
})
