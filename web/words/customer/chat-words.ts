import type { CustomerChatWords } from '#web/words/customer/th/customer-chat-th.ts'
import { lateWords } from '#web/words/late-words.ts'

/** The dictionary of the customer's page of the chat. */
export const useCustomerChatWords = await lateWords<CustomerChatWords>({
  th: async () => (await import('#web/words/customer/th/customer-chat-th.ts')).customerChatTh,
  en: async () => (await import('#web/words/customer/en/customer-chat-en.ts')).customerChatEn,
})
