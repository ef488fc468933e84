import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { countAttempt } from '#api/identity/attempts.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { requireClient } from '#api/merchants/merchants.ts'
import { phoneChannels, sendToPhone } from '#api/messages/send-to-phone.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { tokenLinkMinutes } from '#shop/sign-in/sign-in-providers.ts'
import { signinProblems } from '#shop/sign-in/signin-problems.ts'
import type { sendTokenLinkContract, tokenLinksContract } from '#shop/sign-in/token-link-contracts.ts'
import { tokenLinkMessage, tokenLinkPath } from '#shop/sign-in/token-link-message.ts'
import { maskMobile } from '#shop/thai/phone.ts'

const shownDays = 90
const digest = (token: string) => createHash('sha256').update(token).digest('hex')

/** The customer's own phone, and the centre that writes to it. */
function findPhone({ db }: Context, saleUnit: string, code: string) {
  return db
    .selectFrom('customers')
    .innerJoin('accounts', 'accounts.id', 'customers.account_id')
    .innerJoin('centres', 'centres.sale_unit', 'customers.sale_unit')
    .leftJoin('linked_identities', (join) =>
      join
        .onRef('linked_identities.account_id', '=', 'accounts.id')
        .on('linked_identities.provider', '=', 'line'),
    )
    .select(['accounts.mobile', 'centres.name_th as centre', 'linked_identities.subject as line'])
    .where('customers.sale_unit', '=', saleUnit)
    .where('customers.code', '=', code)
    .executeTakeFirstOrThrow()
}

/** The requester never sees the link: it goes to the customer's own phone, and only its hash is stored. */
export const sendTokenLink: Handler<typeof sendTokenLinkContract> = async ({ code, saleUnit }, context) => {
  const { db, caller, now, gateways, origin, log } = context
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  await requireClient(context, code)
  const { centre, ...phone } = await findPhone(context, saleUnit, code)
  if (phoneChannels(gateways, phone).length === 0) throw refuse(signinProblems.noWayToSend)
  await countAttempt(db, 'link asked by staff', caller.username, now)
  await countAttempt(db, 'link sent to number', phone.mobile, now)
  // The centre comes first, so that the link is looked up in its customer's centre.
  const token = `${saleUnit}.${randomBytes(16).toString('hex')}`
  const until = new Date(now.getTime() + tokenLinkMinutes * 60_000)
  const text = tokenLinkMessage({ centre, until, link: origin() + tokenLinkPath(token) })
  const sentBy = await sendToPhone(context, phone, { text, key: randomUUID(), saleUnit })
  if (!sentBy) throw refuse(signinProblems.linkNotSent)
  await db
    .insertInto('sign_in_links')
    .values({
      ...{ sale_unit: saleUnit, customer_code: code, token_hash: digest(token) },
      ...{ made_by: caller.username, made_at: now, sent_by: sentBy, expires_at: until },
    })
    .execute()
  log.info({ by: caller.role, sentBy }, 'a sign-in link was sent to a customer')
  return { sentBy, to: sentBy === 'sms' ? maskMobile(phone.mobile) : '', until: until.toISOString() }
}

/** The customer of a link, while it is valid. */
export async function findByLink({ db, now }: Context, token: string) {
  const saleUnit = token.split('.')[0] ?? ''
  const link = await db
    .selectFrom('sign_in_links as link')
    .innerJoin('customers', (join) =>
      join.on('customers.sale_unit', '=', saleUnit).onRef('customers.code', '=', 'link.customer_code'),
    )
    .select(['link.id', 'link.sale_unit', 'link.customer_code', 'customers.account_id', 'customers.name'])
    .where('link.sale_unit', '=', saleUnit)
    .where('link.token_hash', '=', digest(token))
    .where('link.used_at', 'is', null)
    .where('link.expires_at', '>', now)
    .executeTakeFirst()
  if (!link) throw refuse(signinProblems.deadLink)
  return link
}

/** Whether this is the first use of the link, also under concurrent attempts. */
export async function spendLink(
  { db, now }: Context,
  link: Awaited<ReturnType<typeof findByLink>>,
): Promise<boolean> {
  const used = await db
    .updateTable('sign_in_links')
    .set({ used_at: now })
    .where('sale_unit', '=', link.sale_unit)
    .where('customer_code', '=', link.customer_code)
    .where('id', '=', link.id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}

export const tokenLinks: Handler<typeof tokenLinksContract> = async (_input, { db, caller, now }) => {
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  const rows = await db
    .selectFrom('sign_in_links')
    .innerJoin('staff', 'staff.username', 'sign_in_links.made_by')
    .select(['staff.name', 'made_at', 'sent_by', 'used_at'])
    .where('sign_in_links.sale_unit', '=', caller.saleUnit)
    .where('customer_code', '=', caller.customerCode)
    .where('made_at', '>', new Date(now.getTime() - shownDays * 86_400_000))
    .orderBy('made_at', 'desc')
    .limit(20)
    .execute()
  return rows.map((row) => ({
    madeBy: row.name,
    madeAt: row.made_at.toISOString(),
    sentBy: row.sent_by as 'line' | 'sms',
    usedAt: row.used_at?.toISOString() ?? null,
  }))
}
