import type { CustomerChatWords } from '#web/words/customer/th/customer-chat-th.ts'
import type { InEnglish } from '#web/words/translation.ts'

export const customerChatEn: InEnglish<CustomerChatWords> = {
  'page.chat': 'Chat with the shop',
  'chat.open': 'Open: answers soon',
  'chat.opens': 'Closed, opens {day} {time}',
  'chat.opensToday': 'Closed, opens {time}',
  'chat.closed': 'Closed',
  'chat.call': 'Call the shop',
  'chat.emptyTitle': 'Ask away',
  'chat.emptyText': 'Goods, prices, delivery or an order: the staff of your centre answer here.',
  'chat.notKept': 'This device cannot keep messages. Leave the page open until they are sent.',
  'chat.others': 'Chats with your other centres',
  'chat.unread': '{count} unread {count|message|messages}',
  'chat.noneYet': 'No messages yet',
}
