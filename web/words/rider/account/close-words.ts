import { lateWords } from '#web/words/late-words.ts'
import type { CloseWords } from '#web/words/rider/account/close-th.ts'

export const useCloseWords = await lateWords<CloseWords>({
  th: async () => (await import('#web/words/rider/account/close-th.ts')).closeTh,
  en: async () => (await import('#web/words/rider/account/close-en.ts')).closeEn,
})
