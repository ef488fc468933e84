import {
  chatContract,
  chatReadContract,
  chatSendContract,
  chatTypingContract,
  chatUnreadContract,
} from '#shop/chat/chat-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'

export const chatCalls = {
  chat: pageCall(chatContract.request, (request, { call }) => call(chatContract, request)),
  chatSend: pageCall(chatSendContract.request, (request, { call }) => call(chatSendContract, request)),
  chatRead: pageCall(chatReadContract.request, (request, { call }) => call(chatReadContract, request)),
  chatTyping: pageCall(chatTypingContract.request, (request, { call }) => call(chatTypingContract, request)),
  chatUnread: pageCall(chatUnreadContract.request, (request, { call }) => call(chatUnreadContract, request)),
}
export type ChatCalls = typeof chatCalls
