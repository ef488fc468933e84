import { lateWords } from '#web/words/late-words.ts'
import type { ApplyWords } from '#web/words/merchant/applications/apply-th.ts'

/** The dictionary of whoever applies to sell here. */
export const useApplyWords = await lateWords<ApplyWords>({
  th: async () => (await import('#web/words/merchant/applications/apply-th.ts')).applyTh,
  en: async () => (await import('#web/words/merchant/applications/apply-en.ts')).applyEn,
})
