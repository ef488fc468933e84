import { lockAccount, type OwnCustomer, requireInPerson } from '#api/account/own-customer.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { customerMessageProblems } from '#shop/customer-messages/customer-message-problems.ts'
import type {
  MessageChoices,
  messageChoicesContract,
  saveMessageChoicesContract,
} from '#shop/customer-messages/message-choices-contracts.ts'
import { messageKindNames, messageKindOf } from '#shop/customer-messages/message-kinds.ts'
import { refuse } from '#shop/problems/problem.ts'

type Own = Pick<OwnCustomer, 'saleUnit' | 'customerCode'>

export const messageChoices: Handler<typeof messageChoicesContract> = (_request, { db, caller }) =>
  load(db, requireInPerson(caller))

export const saveMessageChoices: Handler<typeof saveMessageChoicesContract> = async (
  { language, kind, isDeclined },
  { db, caller, now },
) => {
  const own = requireInPerson(caller)
  if (kind && isDeclined && !messageKindOf(kind).mayDecline)
    throw refuse(customerMessageProblems.notDeclinable)
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, own)
    const before = await load(tx, own)
    const others = before.declined.filter((each) => each !== kind)
    const after = {
      language: language ?? before.language,
      declined: kind && isDeclined ? [...others, kind] : others,
      changed_at: now,
    }
    await tx
      .insertInto('message_choices')
      .values({ sale_unit: own.saleUnit, customer_code: own.customerCode, ...after })
      .onConflict((conflict) => conflict.columns(['sale_unit', 'customer_code']).doUpdateSet(after))
      .execute()
    return load(tx, own)
  })
}

async function load(db: Db, { saleUnit, customerCode }: Own): Promise<MessageChoices> {
  const row = await db
    .selectFrom('message_choices')
    .select(['language', 'declined'])
    .where('sale_unit', '=', saleUnit)
    .where('customer_code', '=', customerCode)
    .executeTakeFirst()
  return {
    language: row?.language === 'en' ? 'en' : 'th',
    declined: messageKindNames.filter((kind) => row?.declined.includes(kind)),
  }
}
