import { lateWords } from '#web/words/late-words.ts'
import type { ImportWords } from '#web/words/merchant/import-th.ts'

/** The dictionary of imports and exports. */
export const useImportWords = await lateWords<ImportWords>({
  th: async () => (await import('#web/words/merchant/import-th.ts')).importTh,
  en: async () => (await import('#web/words/merchant/import-en.ts')).importEn,
})
