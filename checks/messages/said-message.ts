import { defaultTemplates } from '#shop/customer-messages/default-templates.ts'
import { messageSms } from '#shop/customer-messages/message-card.ts'
import type { MessageKind } from '#shop/customer-messages/message-kinds.ts'
import type { MessageValues } from '#shop/customer-messages/message-placeholders.ts'
import { fillTemplate } from '#shop/customer-messages/message-template.ts'

/** A message in the shop’s own Thai words, as its subject and as a short message. */
export function saidMessage(kind: MessageKind, values: MessageValues, link = 'http://shop/x') {
  const filled = fillTemplate(defaultTemplates[kind].th, values)
  return { subject: filled.title, text: messageSms({ ...filled, sender: '', link, lineLink: link }) }
}
