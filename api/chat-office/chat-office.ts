import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { chatOfficeContracts } from '#shop/chat/chat-office-contracts.ts'
import { cannedAnswers, removeCanned, saveCanned } from './canned-answers.ts'
import {
  officeChat,
  officeChatAssign,
  officeChatDone,
  officeChatLive,
  officeChatOpen,
  officeChatPictureAdd,
  officeChatRead,
  officeChatSend,
  officeChatTyping,
} from './office-chat.ts'
import { officeChatList, officeChatUnread } from './office-list.ts'

export const chatOfficeHandlers: HandlersOf<typeof chatOfficeContracts> = {
  officeChatList,
  officeChat,
  officeChatOpen,
  officeChatUnread,
  officeChatSend,
  officeChatPictureAdd,
  officeChatRead,
  officeChatTyping,
  officeChatAssign,
  officeChatDone,
  officeChatLive,
  cannedAnswers,
  saveCanned,
  removeCanned,
}
