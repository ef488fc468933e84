import type { Handler } from '#api/kit/calls/perform.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type { customerCardContract } from '#shop/merchants/client-contracts.ts'
import { merchantsProblems } from '#shop/merchants/merchants-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { clientsOf } from './clients-of.ts'

/** The view is logged before the card is sent, so that none goes unrecorded. */
export const customerCard: Handler<typeof customerCardContract> = async ({ code }, context) => {
  const { db, caller, now, storage } = context
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  const client = await clientsOf(context)
    .select('customers.card_photo')
    .where('customers.code', '=', code)
    .executeTakeFirst()
  if (!client) throw refuse(identityProblems.notYours)
  const bytes = client.card_photo ? await storage.readPrivate(client.card_photo) : undefined
  if (!bytes) throw refuse(merchantsProblems.noCard)
  await db
    .insertInto('private_views')
    .values({
      sale_unit: caller.saleUnit,
      customer_code: code,
      kind: 'card',
      username: caller.username,
      at: now,
    })
    .execute()
  return { type: 'image/webp', content: Buffer.from(bytes).toString('base64') }
}
