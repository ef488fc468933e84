import { z } from 'zod'
import { signedInShoppers, staff } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { liveAnswer } from '../contract/live-answer.ts'
import { queryCount, queryFlag } from '../contract/query-wire.ts'
import { upload } from '../contract/upload.ts'
import { mostLiveSeconds } from './chat.ts'
import { chatHistory, chatMessage, conversationId, saleUnit, sampleId, sent, sequence } from './chat-wire.ts'

/** Nobody who acts for a customer reads or writes their chat. */
const own = { of: 'caller', inPerson: true } as const

export const chatContract = endpoint({
  method: 'POST',
  path: 'api/chat/messages',
  says: 'The chat of the caller with their centre: its latest messages, or those before one, and when somebody answers.',
  who: signedInShoppers,
  request: z.object({ before: sequence.optional() }),
  answer: chatHistory.extend({
    conversationId: z.string(),
    /** Null where the centre has given no hours. */
    hours: z.object({ isOpen: z.boolean(), opensAt: z.string().nullable() }).nullable(),
  }),
  touches: own,
})

export const chatListContract = endpoint({
  method: 'POST',
  path: 'api/chat/list',
  says: 'The chats of the caller at all centres that they buy from, and how many messages of each are unread.',
  who: signedInShoppers,
  request: z.object({}),
  answer: z.object({
    chats: z.array(
      z.object({
        saleUnit: z.string(),
        nameTh: z.string(),
        nameEn: z.string(),
        logo: z.string().nullable(),
        lastText: z.string(),
        lastAt: z.string().nullable(),
        unread: z.int(),
      }),
    ),
  }),
  touches: own,
})

export const chatUnreadContract = endpoint({
  method: 'POST',
  path: 'api/chat/unread',
  says: 'How many messages the caller has not read, at all centres.',
  who: signedInShoppers,
  request: z.object({}),
  answer: z.object({ count: z.int() }),
  touches: own,
})

export const chatSendContract = endpoint({
  method: 'POST',
  path: 'api/chat/send',
  says: 'Sends a message to the centre, perhaps about an order or a product. Sent twice with the same id, it is one message.',
  who: signedInShoppers,
  request: z.object(sent),
  answer: z.object({ message: chatMessage }),
  touches: {
    ...own,
    exampleRequest: () => ({ id: sampleId, text: 'สวัสดี' }),
    answers: ['chat.idTaken', 'chat.tooFast'],
  },
})

export const chatPictureAddContract = endpoint({
  method: 'POST',
  path: 'api/chat/pictures/add',
  says: 'Sends a picture to the centre. The phone makes the id: sent twice, it is one message.',
  who: signedInShoppers,
  files: ['picture'],
  request: z.object({ id: z.uuid(), picture: upload.optional() }),
  answer: z.object({ message: chatMessage }),
  touches: {
    ...own,
    exampleRequest: () => ({ id: sampleId }),
    answers: ['photos.notPicture', 'chat.idTaken', 'chat.tooFast'],
  },
})

export const chatReadContract = endpoint({
  method: 'POST',
  path: 'api/chat/read',
  says: 'Marks the messages of the caller’s chat as read, up to one.',
  who: signedInShoppers,
  request: z.object({ upTo: sequence }),
  answer: z.object({}),
  touches: { ...own, exampleRequest: () => ({ upTo: 0 }) },
})

export const chatTypingContract = endpoint({
  method: 'POST',
  path: 'api/chat/typing',
  says: 'Tells the centre that the caller is typing.',
  who: signedInShoppers,
  request: z.object({}),
  answer: z.object({}),
  touches: own,
})

/** After which message; then how long to listen, or only for what is there already. */
export const listening = {
  after: queryCount(2_000_000).default(0),
  seconds: queryCount(mostLiveSeconds).default(0),
}

export const chatLiveContract = endpoint({
  method: 'GET',
  path: 'api/chat/live',
  says: 'The caller’s chat as server-sent events: message, read and typing. Begins with what came after a message.',
  who: signedInShoppers,
  request: z.object(listening),
  answer: liveAnswer,
  touches: { ...own, exampleRequest: () => ({}) },
})

export const chatPictureContract = endpoint({
  method: 'GET',
  path: 'api/chat/pictures/picture',
  says: 'A picture of a chat as base64, for its customer and the staff of its centre. `known` asks for no content.',
  who: [...signedInShoppers, ...staff],
  request: z.object({
    ...{ saleUnit, conversationId, id: z.uuid() },
    isSmall: queryFlag.optional(),
    known: queryFlag.optional(),
  }),
  answer: z.object({ type: z.string(), content: z.string() }),
  touches: {
    of: 'customer',
    inPerson: true,
    exampleRequest: ({ saleUnit, chatId }) => ({
      ...{ saleUnit, conversationId: chatId, id: sampleId, known: 'true' as const },
    }),
    answers: ['chat.noPicture'],
    elsewhere: ['chat.noPicture', 'identity.notYours'],
  },
})

export const chatContracts = {
  chat: chatContract,
  chatList: chatListContract,
  chatUnread: chatUnreadContract,
  chatSend: chatSendContract,
  chatPictureAdd: chatPictureAddContract,
  chatRead: chatReadContract,
  chatTyping: chatTypingContract,
  chatLive: chatLiveContract,
  chatPicture: chatPictureContract,
}
