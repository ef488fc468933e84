import { lateWords } from '#web/words/late-words.ts'
import type { ProfileWords } from '#web/words/merchant/profile/profile-th.ts'

/** The dictionary of the centre itself. */
export const useProfileWords = await lateWords<ProfileWords>({
  th: async () => (await import('#web/words/merchant/profile/profile-th.ts')).profileTh,
  en: async () => (await import('#web/words/merchant/profile/profile-en.ts')).profileEn,
})
