import { lateWords } from '#web/words/late-words.ts'
import type { LineWords } from '#web/words/merchant/line/line-th.ts'

/** The dictionary of the menus in LINE. */
export const useLineWords = await lateWords<LineWords>({
  th: async () => (await import('#web/words/merchant/line/line-th.ts')).lineTh,
  en: async () => (await import('#web/words/merchant/line/line-en.ts')).lineEn,
})
