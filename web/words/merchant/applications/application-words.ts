import { lateWords } from '#web/words/late-words.ts'
import type { ApplicationWords } from '#web/words/merchant/applications/application-th.ts'

/** The dictionary of applications in the back office. */
export const useApplicationWords = await lateWords<ApplicationWords>({
  th: async () => (await import('#web/words/merchant/applications/application-th.ts')).applicationTh,
  en: async () => (await import('#web/words/merchant/applications/application-en.ts')).applicationEn,
})
