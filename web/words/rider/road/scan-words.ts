import { lateWords } from '#web/words/late-words.ts'
import type { ScanWords } from '#web/words/rider/road/scan-th.ts'

export const useScanWords = await lateWords<ScanWords>({
  th: async () => (await import('#web/words/rider/road/scan-th.ts')).scanTh,
  en: async () => (await import('#web/words/rider/road/scan-en.ts')).scanEn,
})
