import { lateWords } from '#web/words/late-words.ts'
import type { StopWords } from '#web/words/rider/stop-th.ts'

export const useStopWords = await lateWords<StopWords>({
  th: async () => (await import('#web/words/rider/stop-th.ts')).stopTh,
  en: async () => (await import('#web/words/rider/stop-en.ts')).stopEn,
})
