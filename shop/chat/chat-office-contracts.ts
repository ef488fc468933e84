import { z } from 'zod'
import { staff } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { liveAnswer } from '../contract/live-answer.ts'
import { upload } from '../contract/upload.ts'
import { chatAuthors, chatListPage, chatShows } from './chat.ts'
import { listening } from './chat-contracts.ts'
import { chatHistory, chatMessage, conversationId, saleUnit, sampleId, sent, sequence } from './chat-wire.ts'

const about = ({ saleUnit }: { saleUnit: string }) => ({ saleUnit })
const one = z.object({ saleUnit, conversationId })
/** Salespeople see the chats of their clients, other staff all of the centre; a chat of another centre is not there. */
const ofChat = {
  of: 'centre',
  exampleRequest: ({ saleUnit, chatId }: { saleUnit: string; chatId: string }) => ({
    ...{ saleUnit, conversationId: chatId },
  }),
  answers: ['chat.none'],
  elsewhere: ['chat.none', 'identity.notYours'],
} as const

const conversation = z.object({
  id: z.string(),
  /** Empty for somebody who wrote by LINE and is no customer. */
  customerCode: z.string(),
  name: z.string(),
  mobile: z.string(),
  via: z.enum(['shop', 'line']),
  lastText: z.string(),
  lastBy: z.enum(chatAuthors),
  lastAt: z.string(),
  unread: z.int(),
  /** Since when the customer waits for an answer. */
  waitingSince: z.string().nullable(),
  isDone: z.boolean(),
  assignedTo: z.object({ username: z.string(), name: z.string() }).nullable(),
})
export type Conversation = z.output<typeof conversation>

export const officeChatListContract = endpoint({
  method: 'POST',
  path: 'api/merchant/chat/list',
  says: 'The chats of a centre: who waits for an answer first, then the latest; twelve a page. Searches names, numbers and messages.',
  who: staff,
  request: z.object({
    saleUnit,
    show: z.enum(chatShows).default('waiting'),
    text: z.string().max(60).default(''),
    skip: z.int().min(0).max(100_000).default(0),
    take: z.int().min(1).max(48).default(chatListPage),
  }),
  answer: z.object({
    chats: z.array(conversation),
    isMore: z.boolean(),
    counts: z.object({ waiting: z.int(), mine: z.int() }),
  }),
  about,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

export const officeChatContract = endpoint({
  method: 'POST',
  path: 'api/merchant/chat/conversation',
  says: 'One chat of a centre with its latest messages, or those before one; and the colleagues who can take it over.',
  who: staff,
  request: one.extend({ before: sequence.optional() }),
  answer: chatHistory.extend({
    conversation,
    colleagues: z.array(z.object({ username: z.string(), name: z.string() })),
  }),
  about,
  touches: ofChat,
})

export const officeChatOpenContract = endpoint({
  method: 'POST',
  path: 'api/merchant/chat/open',
  says: 'The chat with a customer of the centre, begun if there is none yet.',
  who: staff,
  request: z.object({ saleUnit, customerCode: z.string().min(1).max(40) }),
  answer: z.object({ conversationId: z.string() }),
  about,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit, customerCode }) => ({ saleUnit, customerCode }),
    answers: ['chat.noCustomer'],
  },
})

export const officeChatUnreadContract = endpoint({
  method: 'POST',
  path: 'api/merchant/chat/unread',
  says: 'How many customers of a centre wait for an answer.',
  who: staff,
  request: z.object({ saleUnit }),
  answer: z.object({ waiting: z.int() }),
  about,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

export const officeChatSendContract = endpoint({
  method: 'POST',
  path: 'api/merchant/chat/send',
  says: 'Answers a customer, or writes a note that only staff see. Sent twice with the same id, it is one message.',
  who: staff,
  request: one.extend({ ...sent, isNote: z.boolean().default(false) }),
  answer: z.object({ message: chatMessage }),
  about,
  touches: {
    ...ofChat,
    exampleRequest: ({ saleUnit, chatId }) => ({
      ...{ saleUnit, conversationId: chatId, id: sampleId, text: 'สวัสดี' },
    }),
    answers: ['chat.none', 'chat.idTaken', 'chat.tooFast'],
  },
})

export const officeChatPictureAddContract = endpoint({
  method: 'POST',
  path: 'api/merchant/chat/pictures/add',
  says: 'Sends a picture to a customer. Sent twice with the same id, it is one message.',
  who: staff,
  files: ['picture'],
  request: one.extend({ id: z.uuid(), isNote: z.boolean().default(false), picture: upload.optional() }),
  answer: z.object({ message: chatMessage }),
  about,
  touches: {
    ...ofChat,
    exampleRequest: ({ saleUnit, chatId }) => ({ saleUnit, conversationId: chatId, id: sampleId }),
    answers: ['chat.none', 'photos.notPicture', 'chat.idTaken', 'chat.tooFast'],
  },
})

export const officeChatReadContract = endpoint({
  method: 'POST',
  path: 'api/merchant/chat/read',
  says: 'Marks the messages of a chat as read by the centre, up to one.',
  who: staff,
  request: one.extend({ upTo: sequence }),
  answer: z.object({}),
  about,
  touches: {
    ...ofChat,
    exampleRequest: ({ saleUnit, chatId }) => ({ saleUnit, conversationId: chatId, upTo: 0 }),
  },
})

export const officeChatTypingContract = endpoint({
  method: 'POST',
  path: 'api/merchant/chat/typing',
  says: 'Tells the customer that somebody of the centre is typing.',
  who: staff,
  request: one,
  answer: z.object({}),
  about,
  touches: ofChat,
})

export const officeChatAssignContract = endpoint({
  method: 'POST',
  path: 'api/merchant/chat/assign',
  says: 'Gives a chat to a member of staff, or to nobody.',
  who: staff,
  request: one.extend({ username: z.string().min(1).max(60).nullable() }),
  answer: z.object({ conversation }),
  about,
  touches: {
    ...ofChat,
    exampleRequest: ({ saleUnit, chatId }) => ({ saleUnit, conversationId: chatId, username: null }),
  },
})

export const officeChatDoneContract = endpoint({
  method: 'POST',
  path: 'api/merchant/chat/done',
  says: 'Puts a chat aside as done, or back; a new message of the customer brings it back too.',
  who: staff,
  request: one.extend({ isDone: z.boolean() }),
  answer: z.object({ conversation }),
  about,
  touches: {
    ...ofChat,
    exampleRequest: ({ saleUnit, chatId }) => ({ saleUnit, conversationId: chatId, isDone: false }),
  },
})

export const officeChatLiveContract = endpoint({
  method: 'GET',
  path: 'api/merchant/chat/live',
  says: 'The chats of a centre as server-sent events: which of them changed; and of one the messages, marks and who types.',
  who: staff,
  request: z.object({ saleUnit, conversationId: conversationId.optional(), ...listening }),
  answer: liveAnswer,
  about,
  touches: {
    ...ofChat,
    exampleRequest: ({ saleUnit, chatId }) => ({ saleUnit, conversationId: chatId }),
  },
})

const canned = z.object({ id: z.string(), title: z.string(), text: z.string() })
export type CannedAnswer = z.output<typeof canned>

export const cannedAnswersContract = endpoint({
  method: 'POST',
  path: 'api/merchant/chat/canned',
  says: 'The answers that a centre has saved to use again, by title.',
  who: staff,
  request: z.object({ saleUnit }),
  answer: z.object({ answers: z.array(canned) }),
  about,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

export const saveCannedContract = endpoint({
  method: 'POST',
  path: 'api/merchant/chat/canned/save',
  says: 'Saves an answer to use again, or changes one.',
  who: staff,
  request: z.object({
    saleUnit,
    id: z.uuid(),
    title: z.string().trim().min(1).max(60),
    text: z.string().trim().min(1).max(1_000),
  }),
  answer: z.object({ answers: z.array(canned) }),
  about,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, id: sampleId, title: 'ส่งวันไหน', text: 'ส่งพรุ่งนี้' }),
  },
})

export const removeCannedContract = endpoint({
  method: 'POST',
  path: 'api/merchant/chat/canned/remove',
  says: 'Removes a saved answer.',
  who: staff,
  request: z.object({ saleUnit, id: z.uuid() }),
  answer: z.object({ answers: z.array(canned) }),
  about,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit, id: sampleId }) },
})

export const chatOfficeContracts = {
  officeChatList: officeChatListContract,
  officeChat: officeChatContract,
  officeChatOpen: officeChatOpenContract,
  officeChatUnread: officeChatUnreadContract,
  officeChatSend: officeChatSendContract,
  officeChatPictureAdd: officeChatPictureAddContract,
  officeChatRead: officeChatReadContract,
  officeChatTyping: officeChatTypingContract,
  officeChatAssign: officeChatAssignContract,
  officeChatDone: officeChatDoneContract,
  officeChatLive: officeChatLiveContract,
  cannedAnswers: cannedAnswersContract,
  saveCanned: saveCannedContract,
  removeCanned: removeCannedContract,
}
