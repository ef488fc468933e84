import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { messageChoicesContracts } from '#shop/customer-messages/message-choices-contracts.ts'
import { messageChoices, saveMessageChoices } from './message-choices.ts'

export const customerMessageHandlers: HandlersOf<typeof messageChoicesContracts> = {
  messageChoices,
  saveMessageChoices,
}
