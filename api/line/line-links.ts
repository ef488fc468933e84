import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { LineChannel } from '#api/gateways/line/line-channel.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { findLinked } from '#api/sign-in/external-calls.ts'
import { type LinkedByLine, linkCustomer } from '#api/sign-in/links.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type { confirmLineLinkContract, lineLinkContract } from '#shop/line/line-link-contracts.ts'
import { lineProblems } from '#shop/line/line-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { signinProblems } from '#shop/sign-in/signin-problems.ts'

export const digest = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** LINE's own life of its token. */
const lifeMs = 10 * 60_000

/** Asks LINE for a token for this person, and answers where they go on in the shop. */
export async function startLink(
  { db, now, origin, channel }: { db: Db; now: Date; origin: string; channel: LineChannel },
  { saleUnit, userId }: { saleUnit: string; userId: string },
): Promise<string> {
  const linkToken = await channel.issueLinkToken(userId)
  const name = (await channel.findPerson(userId).catch(() => undefined)) ?? ''
  await db
    .insertInto('line_links')
    .values({
      ...{ sale_unit: saleUnit, token_hash: digest(linkToken), line_user_id: userId, line_name: name },
      expires_at: new Date(now.getTime() + lifeMs),
    })
    .execute()
  return `${origin}/line/connect?${new URLSearchParams({ dc: saleUnit, linkToken })}`
}

type LinkKey = { saleUnit: string; linkToken: string }

async function requireLink({ db, now }: Pick<Context, 'db' | 'now'>, { saleUnit, linkToken }: LinkKey) {
  const link = await db
    .selectFrom('line_links')
    .select(['token_hash', 'line_user_id', 'line_name'])
    .where('sale_unit', '=', saleUnit)
    .where('token_hash', '=', digest(linkToken))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!link) throw refuse(lineProblems.deadLink)
  return link
}

/** The caller's account, in person. */
async function requireAccount({ db, caller }: Context): Promise<{ accountId: string; shop: string }> {
  if (caller.kind !== 'user' || caller.actor) throw refuse(identityProblems.notAllowed)
  const found = await db
    .selectFrom('customers')
    .select(['account_id', 'name'])
    .where('sale_unit', '=', caller.saleUnit)
    .where('code', '=', caller.customerCode)
    .executeTakeFirst()
  if (!found) throw refuse(identityProblems.noProfile)
  return { accountId: found.account_id, shop: found.name }
}

export const lineLink: Handler<typeof lineLinkContract> = async (request, context) => {
  const { db } = context
  const { accountId, shop } = await requireAccount(context)
  const link = await requireLink(context, request)
  const [holder, current, centre] = await Promise.all([
    findLinked(db, 'line', link.line_user_id),
    db
      .selectFrom('linked_identities')
      .select('name')
      .where('provider', '=', 'line')
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
    db
      .selectFrom('centres')
      .select(['name_th', 'name_en'])
      .where('sale_unit', '=', request.saleUnit)
      .executeTakeFirst(),
  ])
  return {
    lineName: link.line_name,
    shop,
    centre: { th: centre?.name_th ?? '', en: centre?.name_en ?? '' },
    isLinked: holder === accountId,
    isElsewhere: holder !== undefined && holder !== accountId,
    replaces: holder === accountId ? null : (current?.name ?? null),
  }
}

/** The nonce is kept as a hash, and stands for this customer and this LINE account together. */
export const confirmLineLink: Handler<typeof confirmLineLinkContract> = async (request, context) => {
  const { db, gateways } = context
  const { accountId } = await requireAccount(context)
  const channel = gateways.lineOf?.(request.saleUnit)
  if (!channel) throw refuse(lineProblems.deadLink)
  const link = await requireLink(context, request)
  const holder = await findLinked(db, 'line', link.line_user_id)
  if (holder !== undefined && holder !== accountId)
    throw refuse(signinProblems.linkedElsewhere, { provider: 'LINE' })
  const nonce = randomBytes(32).toString('base64url')
  // Whoever agreed before on this token loses their nonce: the last one holds.
  await sql`update line_links set account_id = ${accountId}, nonce_hash = ${digest(nonce)}
    where sale_unit = ${request.saleUnit} and token_hash = ${link.token_hash} and used_at is null`.execute(db)
  return { address: channel.linkAddress(request.linkToken, nonce) }
}

/** Spends a nonce that LINE hands back, in the transaction of its event. One of somebody else links nothing. */
export async function finishLink(
  { tx, now }: { tx: Db; now: Date },
  { saleUnit, userId, nonceHash }: { saleUnit: string; userId: string; nonceHash: string },
): Promise<LinkedByLine> {
  const { rows } = await sql<{ account_id: string; line_user_id: string; line_name: string }>`
    update line_links set used_at = ${now} where sale_unit = ${saleUnit} and nonce_hash = ${nonceHash}
      and used_at is null and expires_at > ${new Date(now.getTime() - lifeMs)}
    returning account_id, line_user_id, line_name`.execute(tx)
  const [link] = rows
  if (!link || link.line_user_id !== userId) return { kind: 'none' }
  return linkCustomer(tx, { accountId: link.account_id, subject: userId, name: link.line_name, now })
}
