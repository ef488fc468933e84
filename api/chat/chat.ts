import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { chatContracts } from '#shop/chat/chat-contracts.ts'
import type { chatOfficeContracts } from '#shop/chat/chat-office-contracts.ts'
import { cannedAnswers, removeCanned, saveCanned } from './canned-answers.ts'
import { chatPicture } from './chat-picture.ts'
import {
  chat,
  chatList,
  chatLive,
  chatPictureAdd,
  chatRead,
  chatSend,
  chatTyping,
  chatUnread,
} from './customer-chat.ts'
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

export const chatHandlers: HandlersOf<typeof chatContracts & typeof chatOfficeContracts> = {
  chat,
  chatList,
  chatUnread,
  chatSend,
  chatPictureAdd,
  chatRead,
  chatTyping,
  chatLive,
  chatPicture,
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
