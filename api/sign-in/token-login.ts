import { countAttempt } from '#api/identity/attempts.ts'
import { findCustomersOf } from '#api/identity/own-shops.ts'
import { signInAccount } from '#api/identity/sign-in.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { refuse } from '#shop/problems/problem.ts'
import { signinProblems } from '#shop/sign-in/signin-problems.ts'
import type { lookAtTokenContract, tokenLoginContract } from '#shop/sign-in/token-link-contracts.ts'
import { readPartnerToken } from './partner.ts'
import { spendOnce } from './spend-once.ts'
import { findByLink, spendLink } from './token-links.ts'

type TokenRequest = { token: string; kind: 'link' | 'partner' }

async function findByPartner(context: Context, token: string) {
  const { mobile, id, expires } = await readPartnerToken(context, token)
  const account = await context.db
    .selectFrom('accounts')
    .select(['id', 'last_sale_unit'])
    .where('mobile', '=', mobile)
    .executeTakeFirst()
  const shops = account ? await findCustomersOf(context.db, account.id) : []
  const shop = shops.find(({ sale_unit }) => sale_unit === account?.last_sale_unit) ?? shops[0]
  if (!account || !shop) throw refuse(signinProblems.unknownToPartner)
  return { account_id: account.id, name: shop.name, id: `partner:${id}`, expires }
}

const count = ({ db, address, now }: Context) => countAttempt(db, 'token by address', address, now)

export const lookAtToken: Handler<typeof lookAtTokenContract> = async (
  { token, kind }: TokenRequest,
  context,
) => {
  await count(context)
  if (kind === 'link') return { name: (await findByLink(context, token)).name }
  const { name, id } = await findByPartner(context, token)
  const used = await context.db.selectFrom('used_tokens').select('id').where('id', '=', id).executeTakeFirst()
  if (used) throw refuse(signinProblems.badPartnerToken)
  return { name }
}

/**
 * Others may have read the link's message, so its session is bound to its centre. A partner's token confirms
 * the whole person.
 */
export const tokenLogin: Handler<typeof tokenLoginContract> = async (
  { token, kind }: TokenRequest,
  context,
) => {
  await count(context)
  if (kind === 'link') {
    const link = await findByLink(context, token)
    if (!(await spendLink(context, link))) throw refuse(signinProblems.deadLink)
    return signInAccount(context, link.account_id, { method: 'link', boundTo: link.sale_unit })
  }
  const { account_id, id, expires } = await findByPartner(context, token)
  if (!(await spendOnce(context, id, expires))) throw refuse(signinProblems.badPartnerToken)
  return signInAccount(context, account_id, { method: 'partner' })
}
