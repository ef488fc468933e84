import type { StandingWords } from '#web/words/customer/th/standing-th.ts'
import { lateWords } from '#web/words/late-words.ts'
import type { Say } from '#web/words/translation.ts'

/** The dictionary of standing orders, for their pages alone. */
export const useStandingWords = await lateWords<StandingWords>({
  th: async () => (await import('#web/words/customer/th/standing-th.ts')).standingTh,
  en: async () => (await import('#web/words/customer/en/standing-en.ts')).standingEn,
})
export type SayStanding = Say<StandingWords>
