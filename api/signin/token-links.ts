import { countAttempt, signInAccount } from '#api/identity/identity.ts'
import type { Context } from '#api/kit/context.ts'
import type { Handler } from '#api/kit/perform.ts'
import { requireClient } from '#api/merchants/merchants.ts'
import { refuse } from '#shop/problems/problem.ts'
import { tokenLinkMinutes } from '#shop/signin/sign-in-providers.ts'
import { signinProblems } from '#shop/signin/signin-problems.ts'
import type { Contracts } from '#shop/start/contracts.ts'
import { readPartnerToken } from './partner.ts'
import { spendOnce } from './spend-once.ts'

const purpose = 'token link'
type Asked = { token: string; kind: 'link' | 'partner' }
type Bearer = { accountId: string; name: string; saleUnit: string | undefined; id: string; expires: number }

export const makeTokenLink: Handler<Contracts['makeTokenLink']> = async ({ code, saleUnit }, context) => {
  await requireClient(context, code)
  const token = await context.sealer.sign(purpose, { saleUnit, code }, tokenLinkMinutes * 60)
  context.log.info({ by: context.caller.kind }, 'a token link was made for a customer')
  return { token, minutes: tokenLinkMinutes }
}

async function findByLink({ db, sealer }: Context, token: string): Promise<Bearer> {
  const link = await sealer.read<{ saleUnit: string; code: string }>(purpose, token)
  const customer =
    link &&
    (await db
      .selectFrom('customers')
      .select(['account_id', 'name'])
      .where('sale_unit', '=', link.saleUnit)
      .where('code', '=', link.code)
      .executeTakeFirst())
  if (!customer) throw refuse(signinProblems.deadLink)
  return { accountId: customer.account_id, name: customer.name, saleUnit: link.saleUnit, id: `link:${link.jti}`, expires: link.exp }
}

async function findByPartner(context: Context, token: string): Promise<Bearer> {
  const { mobile, id, expires } = await readPartnerToken(context, token)
  const customer = await context.db
    .selectFrom('accounts')
    .innerJoin('customers', 'customers.account_id', 'accounts.id')
    .select(['accounts.id', 'customers.name'])
    .where('accounts.mobile', '=', mobile)
    .orderBy((eb) => eb('customers.sale_unit', '=', eb.ref('accounts.last_sale_unit')), 'desc')
    .executeTakeFirst()
  if (!customer) throw refuse(signinProblems.unknownToPartner)
  return { accountId: customer.id, name: customer.name, saleUnit: undefined, id: `partner:${id}`, expires }
}

async function findBearer(context: Context, { token, kind }: Asked): Promise<Bearer> {
  await countAttempt(context.db, 'token by address', context.address, context.now)
  return kind === 'partner' ? findByPartner(context, token) : findByLink(context, token)
}

const dead = ({ kind }: Asked) => refuse(kind === 'partner' ? signinProblems.badPartnerToken : signinProblems.deadLink)

export const lookAtToken: Handler<Contracts['lookAtToken']> = async (asked, context) => {
  const { name, id } = await findBearer(context, asked)
  const used = await context.db.selectFrom('used_tokens').select('id').where('id', '=', id).executeTakeFirst()
  if (used) throw dead(asked)
  return { name }
}

export const tokenLogin: Handler<Contracts['tokenLogin']> = async (asked, context) => {
  const { accountId, saleUnit, id, expires } = await findBearer(context, asked)
  if (!(await spendOnce(context, id, expires))) throw dead(asked)
  return signInAccount(context, accountId, { method: asked.kind, wanted: saleUnit })
}
