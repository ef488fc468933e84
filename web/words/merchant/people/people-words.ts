import { lateWords } from '#web/words/late-words.ts'
import type { PeopleWords } from '#web/words/merchant/people/people-th.ts'

/** The dictionary of staff and riders. */
export const usePeopleWords = await lateWords<PeopleWords>({
  th: async () => (await import('#web/words/merchant/people/people-th.ts')).peopleTh,
  en: async () => (await import('#web/words/merchant/people/people-en.ts')).peopleEn,
})
