import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type MessageReach, sendMessage } from '#api/customer-messages/send-message.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { customerMessageProblems } from '#shop/customer-messages/customer-message-problems.ts'
import { messageKindOf } from '#shop/customer-messages/message-kinds.ts'
import { messageLinks } from '#shop/customer-messages/message-link.ts'
import type { tryTemplateContract } from '#shop/customer-messages/message-office-contracts.ts'
import { exampleValues } from '#shop/customer-messages/message-placeholders.ts'
import { fillTemplate, tidyTemplate } from '#shop/customer-messages/message-template.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { pick } from '#shop/words/locale.ts'
import { requireValid } from './templates.ts'

type Row = MessageReach & { nameTh: string; nameEn: string }

/** Also in the quiet hours: whoever tries is awake. */
export const tryTemplate: Handler<typeof tryTemplateContract> = async (
  { saleUnit, kind, locale, words },
  context,
) => {
  const tidy = tidyTemplate(words)
  requireValid(kind, { [locale]: tidy })
  const row = await findCaller(context, saleUnit)
  const { primaryColour } = await context.settings(saleUnit)
  const message = {
    ...fillTemplate(tidy, exampleValues(locale)),
    sender: pick(locale, row.nameTh, row.nameEn),
    // Staff are no customers of the shop inside LINE.
    ...messageLinks({ origin: context.origin(), locale, saleUnit, liff: undefined }, '/'),
  }
  const sent = await sendMessage(
    { gateways: context.gateways, saleUnit, brand: primaryColour, key: randomUUID() },
    row,
    message,
    { isLineOpen: true, byPhoneNumber: false, bySms: messageKindOf(kind).bySms },
  )
  if (sent.channel) return { channel: sent.channel }
  throw refuse(sent.tried ? customerMessageProblems.tryFailed : customerMessageProblems.noReach)
}

async function findCaller({ db, caller }: Context, saleUnit: string): Promise<Row> {
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  const { rows } = await sql<Row>`
    select t.email, coalesce(t.mobile, '') as mobile, e.name_th as "nameTh", e.name_en as "nameEn",
      (select min(l.subject) from linked_staff l where l.username = t.username and l.provider = 'line') as line
    from staff t join centres e on e.sale_unit = ${saleUnit}
    where t.username = ${caller.username}`.execute(db)
  const [row] = rows
  if (!row) throw refuse(identityProblems.notAllowed)
  return row
}
