import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { revokeLineTokenContract, staffLineLogoutContract } from '#shop/sign-in/external-contracts.ts'
import { signinProblems } from '#shop/sign-in/signin-problems.ts'
import { revokeToken } from './provider-callback.ts'

type Whose = { session: string } | { accountId: string } | { username: string }

/** Revokes every stored LINE token of a session or person; false when LINE refused one. */
export async function revokeLine({ db, gateways, sealer }: Context, whose: Whose): Promise<boolean> {
  const held = db.selectFrom('sessions').select(['id', 'line_token']).where('line_token', 'is not', null)
  const rows = await ('session' in whose
    ? held.where('id', '=', whose.session)
    : 'accountId' in whose
      ? held.where('account_id', '=', whose.accountId)
      : held.where('username', '=', whose.username)
  ).execute()
  const provider = gateways.signIn?.('line')
  for (const { id, line_token } of rows) {
    const token = sealer.unseal(line_token ?? '')
    // A token that cannot be decrypted was sealed under an older secret, so nothing can be revoked.
    if (token !== undefined && (!provider || !(await revokeToken(provider, token)))) return false
    await db.updateTable('sessions').set({ line_token: null }).where('id', '=', id).execute()
  }
  return true
}

const takeBack = async (context: Context): Promise<Record<string, never>> => {
  const { caller } = context
  const session = caller.kind === 'nobody' ? undefined : caller.session
  if (session && !(await revokeLine(context, { session }))) throw refuse(signinProblems.notRevoked)
  return {}
}

export const revokeLineToken: Handler<typeof revokeLineTokenContract> = (_input, context) => takeBack(context)

export const staffLineLogout: Handler<typeof staffLineLogoutContract> = (_input, context) => takeBack(context)
