import { lateWords } from '#web/words/late-words.ts'
import type { DoorWords } from '#web/words/rider/road/door-th.ts'

export const useDoorWords = await lateWords<DoorWords>({
  th: async () => (await import('#web/words/rider/road/door-th.ts')).doorTh,
  en: async () => (await import('#web/words/rider/road/door-en.ts')).doorEn,
})
