import { lateWords } from '#web/words/late-words.ts'
import type { OfficeChatWords } from './office-chat-th.ts'

/** The dictionary of the staff's page of chats. */
export const useOfficeChatWords = await lateWords<OfficeChatWords>({
  th: async () => (await import('./office-chat-th.ts')).officeChatTh,
  en: async () => (await import('./office-chat-en.ts')).officeChatEn,
})
