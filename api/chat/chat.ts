import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { chatContracts } from '#shop/chat/chat-contracts.ts'
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

export const chatHandlers: HandlersOf<typeof chatContracts> = {
  chat,
  chatList,
  chatUnread,
  chatSend,
  chatPictureAdd,
  chatRead,
  chatTyping,
  chatLive,
  chatPicture,
}
