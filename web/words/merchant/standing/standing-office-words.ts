import { lateWords } from '#web/words/late-words.ts'
import type { StandingOfficeWords } from '#web/words/merchant/standing/standing-office-th.ts'

/** The dictionary of standing orders in the back office. */
export const useStandingOfficeWords = await lateWords<StandingOfficeWords>({
  th: async () => (await import('#web/words/merchant/standing/standing-office-th.ts')).standingOfficeTh,
  en: async () => (await import('#web/words/merchant/standing/standing-office-en.ts')).standingOfficeEn,
})
export type SayStandingOffice = ReturnType<typeof useStandingOfficeWords>
