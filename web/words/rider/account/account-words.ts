import { lateWords } from '#web/words/late-words.ts'
import type { AccountWords } from '#web/words/rider/account/account-th.ts'

export const useAccountWords = await lateWords<AccountWords>({
  th: async () => (await import('#web/words/rider/account/account-th.ts')).accountTh,
  en: async () => (await import('#web/words/rider/account/account-en.ts')).accountEn,
})
