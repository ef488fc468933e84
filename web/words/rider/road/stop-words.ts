import { lateWords } from '#web/words/late-words.ts'
import type { StopWords } from '#web/words/rider/road/stop-th.ts'

export const useStopWords = await lateWords<StopWords>({
  th: async () => (await import('#web/words/rider/road/stop-th.ts')).stopTh,
  en: async () => (await import('#web/words/rider/road/stop-en.ts')).stopEn,
})
