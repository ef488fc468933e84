import { countAttempt, signInAccount, signInStaff } from '#api/identity/identity.ts'
import type { Context } from '#api/kit/context.ts'
import type { SignInProvider } from '#api/kit/gateways.ts'
import type { Handler } from '#api/kit/perform.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { Settings } from '#shop/settings/settings.ts'
import { providerNames, type SignInProviderName } from '#shop/signin/sign-in-providers.ts'
import { signinProblems } from '#shop/signin/signin-problems.ts'
import type { Contracts } from '#shop/start/contracts.ts'
import { type Identity, identityOf, type WayBack } from './come-back.ts'
import { wayTo } from './provider-client.ts'
import { makeTicket } from './tickets.ts'

const flags = { line: 'lineLogin', google: 'googleLogin', facebook: 'facebookLogin' } as const satisfies Record<
  SignInProviderName,
  keyof Settings
>

/** A provider that the setting opens and the environment names. */
export async function requireProvider({ settings, gateways }: Context, name: SignInProviderName): Promise<SignInProvider> {
  const provider = (await settings())[flags[name]] ? gateways.signIn?.(name) : undefined
  if (!provider) throw refuse(signinProblems.off, { provider: providerNames[name] })
  return provider
}

export const startSignIn: Handler<Contracts['startSignIn']> = async ({ provider: name, ...start }, context) =>
  wayTo(name, await requireProvider(context, name), start)

async function requireIdentity(context: Context, name: SignInProviderName, back: WayBack): Promise<Identity> {
  await countAttempt(context.db, 'sign-in elsewhere by address', context.address, context.now)
  return identityOf(name, await requireProvider(context, name), back)
}

const keptToken = ({ sealer }: Context, name: SignInProviderName, { accessToken }: Identity) =>
  name === 'line' ? sealer.seal(accessToken) : undefined

async function unknown(context: Context, name: SignInProviderName, identity: Identity) {
  const ticket = await makeTicket(context, { provider: name, subject: identity.subject, name: identity.name })
  return { signedIn: null, unknown: { name: identity.name, ticket } }
}

export const finishSignIn: Handler<Contracts['finishSignIn']> = async ({ provider: name, ...back }, context) => {
  const identity = await requireIdentity(context, name, back)
  const known = await context.db
    .selectFrom('linked_identities')
    .select('account_id')
    .where('provider', '=', name)
    .where('subject', '=', identity.subject)
    .executeTakeFirst()
  if (!known) return unknown(context, name, identity)
  const lineToken = keptToken(context, name, identity)
  return { signedIn: await signInAccount(context, known.account_id, { method: name, lineToken }), unknown: null }
}

export const finishStaffSignIn: Handler<Contracts['finishStaffSignIn']> = async ({ provider: name, ...back }, context) => {
  if (name !== 'line') throw refuse(signinProblems.off, { provider: providerNames[name] })
  const identity = await requireIdentity(context, name, back)
  const known = await context.db
    .selectFrom('linked_staff')
    .select('username')
    .where('provider', '=', name)
    .where('subject', '=', identity.subject)
    .executeTakeFirst()
  if (!known) return unknown(context, name, identity)
  const lineToken = keptToken(context, name, identity)
  return { signedIn: await signInStaff(context, known.username, { method: name, lineToken }), unknown: null }
}
