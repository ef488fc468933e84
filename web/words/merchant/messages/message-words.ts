import { lateWords } from '#web/words/late-words.ts'
import type { MessageWords } from '#web/words/merchant/messages/message-th.ts'

/** The dictionary of what customers are told. */
export const useMessageWords = await lateWords<MessageWords>({
  th: async () => (await import('#web/words/merchant/messages/message-th.ts')).messageTh,
  en: async () => (await import('#web/words/merchant/messages/message-en.ts')).messageEn,
})
