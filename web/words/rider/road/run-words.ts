import { lateWords } from '#web/words/late-words.ts'
import type { RunWords } from '#web/words/rider/road/run-th.ts'

export const useRunWords = await lateWords<RunWords>({
  th: async () => (await import('#web/words/rider/road/run-th.ts')).runTh,
  en: async () => (await import('#web/words/rider/road/run-en.ts')).runEn,
})
