import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { messageOfficeContracts } from '#shop/customer-messages/message-office-contracts.ts'
import { messageLog } from './message-log.ts'
import { messageSettings, saveMessageSettings } from './message-settings.ts'
import { messageTemplates, resetTemplate, saveTemplate, switchTemplate } from './templates.ts'
import { tryTemplate } from './try-template.ts'

export const messageOfficeHandlers: HandlersOf<typeof messageOfficeContracts> = {
  messageTemplates,
  saveTemplate,
  resetTemplate,
  switchTemplate,
  tryTemplate,
  messageLog,
  messageSettings,
  saveMessageSettings,
}
