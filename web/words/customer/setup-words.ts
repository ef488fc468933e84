import type { SetupWords } from '#web/words/customer/th/setup-th.ts'
import { lateWords } from '#web/words/late-words.ts'

/** The dictionary of setting up a network. */
export const useSetupWords = await lateWords<SetupWords>({
  th: async () => (await import('#web/words/customer/th/setup-th.ts')).setupTh,
  en: async () => (await import('#web/words/customer/en/setup-en.ts')).setupEn,
})
