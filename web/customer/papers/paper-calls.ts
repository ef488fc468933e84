import { paperTicketContract } from '#shop/papers/paper-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'

export const paperCalls = {
  paperTicket: pageCall(paperTicketContract.request, (request, { call }) =>
    call(paperTicketContract, request),
  ),
}
export type PaperCalls = typeof paperCalls
