import { lateWords } from '#web/words/late-words.ts'
import type { LogWords } from '#web/words/merchant/settings/log-th.ts'

/** The dictionary of the activity log. */
export const useLogWords = await lateWords<LogWords>({
  th: async () => (await import('#web/words/merchant/settings/log-th.ts')).logTh,
  en: async () => (await import('#web/words/merchant/settings/log-en.ts')).logEn,
})
