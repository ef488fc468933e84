import { lateWords } from '#web/words/late-words.ts'
import type { ChatWords } from './chat-th.ts'

/** The dictionary of a chat, for the pages of its customer and of the staff. */
export const useChatWords = await lateWords<ChatWords>({
  th: async () => (await import('./chat-th.ts')).chatTh,
  en: async () => (await import('./chat-en.ts')).chatEn,
})
