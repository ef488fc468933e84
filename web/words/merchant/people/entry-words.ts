import { lateWords } from '#web/words/late-words.ts'
import type { EntryWords } from '#web/words/merchant/people/entry-th.ts'

/** The dictionary of how staff come in: invitation, second factor, own devices. */
export const useEntryWords = await lateWords<EntryWords>({
  th: async () => (await import('#web/words/merchant/people/entry-th.ts')).entryTh,
  en: async () => (await import('#web/words/merchant/people/entry-en.ts')).entryEn,
})
