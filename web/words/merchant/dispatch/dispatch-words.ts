import { lateWords } from '#web/words/late-words.ts'
import type { DispatchWords } from '#web/words/merchant/dispatch/dispatch-th.ts'

/** The dictionary of dispatch: the board of a day, and one run with its close. */
export const useDispatchWords = await lateWords<DispatchWords>({
  th: async () => (await import('#web/words/merchant/dispatch/dispatch-th.ts')).dispatchTh,
  en: async () => (await import('#web/words/merchant/dispatch/dispatch-en.ts')).dispatchEn,
})
