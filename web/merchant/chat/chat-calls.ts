import {
  cannedAnswersContract,
  officeChatAssignContract,
  officeChatContract,
  officeChatDoneContract,
  officeChatListContract,
  officeChatReadContract,
  officeChatSendContract,
  officeChatTypingContract,
  officeChatUnreadContract,
  removeCannedContract,
  saveCannedContract,
} from '#shop/chat/chat-office-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'

/** The centre is the one that is worked in; a page does not name it. */
export const officeChatCalls = {
  officeChatList: pageCall(
    officeChatListContract.request.omit({ saleUnit: true }),
    async (request, visitor) =>
      visitor.callAsStaff(officeChatListContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  officeChat: pageCall(officeChatContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(officeChatContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  officeChatSend: pageCall(
    officeChatSendContract.request.omit({ saleUnit: true }),
    async (request, visitor) =>
      visitor.callAsStaff(officeChatSendContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  officeChatRead: pageCall(
    officeChatReadContract.request.omit({ saleUnit: true }),
    async (request, visitor) =>
      visitor.callAsStaff(officeChatReadContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  officeChatTyping: pageCall(
    officeChatTypingContract.request.omit({ saleUnit: true }),
    async (request, visitor) =>
      visitor.callAsStaff(officeChatTypingContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  officeChatAssign: pageCall(
    officeChatAssignContract.request.omit({ saleUnit: true }),
    async (request, visitor) =>
      visitor.callAsStaff(officeChatAssignContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  officeChatDone: pageCall(
    officeChatDoneContract.request.omit({ saleUnit: true }),
    async (request, visitor) =>
      visitor.callAsStaff(officeChatDoneContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  officeChatUnread: pageCall(
    officeChatUnreadContract.request.omit({ saleUnit: true }),
    async (request, visitor) =>
      visitor.callAsStaff(officeChatUnreadContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  cannedAnswers: pageCall(cannedAnswersContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(cannedAnswersContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  saveCanned: pageCall(saveCannedContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(saveCannedContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  removeCanned: pageCall(removeCannedContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(removeCannedContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
}
export type OfficeChatCalls = typeof officeChatCalls
