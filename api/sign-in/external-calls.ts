import type { SignInProvider } from '#api/gateways/gateways.ts'
import { authorizeUrl } from '#api/gateways/sign-in/provider-client.ts'
import { countAttempt } from '#api/identity/attempts.ts'
import { signInAccount, signInStaff } from '#api/identity/sign-in.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { Settings } from '#shop/settings/settings.ts'
import type {
  finishSignInContract,
  finishStaffSignInContract,
  startSignInContract,
} from '#shop/sign-in/external-contracts.ts'
import { providerNames, type SignInProviderName } from '#shop/sign-in/sign-in-providers.ts'
import { signinProblems } from '#shop/sign-in/signin-problems.ts'
import { identityOf, type ProviderCallback } from './provider-callback.ts'
import { makeTicket, type Ticket } from './tickets.ts'

const flags = {
  line: 'lineLogin',
  google: 'googleLogin',
  facebook: 'facebookLogin',
} as const satisfies Record<SignInProviderName, keyof Settings>

/** A provider that is enabled by setting and configured in the environment. */
export async function requireProvider(
  { settings, gateways }: Context,
  name: SignInProviderName,
): Promise<SignInProvider> {
  const provider = (await settings())[flags[name]] ? gateways.signIn?.(name) : undefined
  if (!provider) throw refuse(signinProblems.off, { provider: providerNames[name] })
  return provider
}

export const startSignIn: Handler<typeof startSignInContract> = async (
  { provider: name, ...start },
  context,
) => authorizeUrl(name, await requireProvider(context, name), start)

type Finish<SignedIn> = {
  of: Ticket['of']
  provider: SignInProviderName
  back: ProviderCallback
  /** The account or staff member linked to an external sign-in, if any. */
  find: (subject: string) => Promise<string | undefined>
  enter: (
    holder: string,
    session: { method: SignInProviderName; lineToken: string | undefined },
  ) => Promise<SignedIn>
}

async function finish<SignedIn>(context: Context, { of, provider, back, find, enter }: Finish<SignedIn>) {
  await countAttempt(context.db, 'sign-in elsewhere by address', context.address, context.now)
  const { subject, name, provenEmail, accessToken } = await identityOf(
    provider,
    await requireProvider(context, provider),
    back,
  )
  const holder = await find(subject)
  if (holder === undefined)
    return {
      signedIn: null,
      unknown: { name, ticket: await makeTicket(context, { of, provider, subject, name, provenEmail }) },
    }
  const lineToken = provider === 'line' ? context.sealer.seal(accessToken) : undefined
  return { signedIn: await enter(holder, { method: provider, lineToken }), unknown: null }
}

/** The account that is linked to somebody elsewhere. */
export async function findLinked(
  db: Db,
  provider: SignInProviderName,
  subject: string,
): Promise<string | undefined> {
  const links = db
    .selectFrom('linked_identities')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
  return (await links.select('account_id').executeTakeFirst())?.account_id
}

export const finishSignIn: Handler<typeof finishSignInContract> = ({ provider, dist, ...back }, context) =>
  finish(context, {
    of: 'customer',
    provider,
    back,
    find: (subject) => findLinked(context.db, provider, subject),
    enter: (accountId, session) => signInAccount(context, accountId, { ...session, preferredCentre: dist }),
  })

export const finishStaffSignIn: Handler<typeof finishStaffSignInContract> = async (
  { provider, ...back },
  context,
) => {
  if (provider !== 'line') throw refuse(signinProblems.off, { provider: providerNames[provider] })
  return finish(context, {
    of: 'staff',
    provider,
    back,
    find: async (subject) => {
      const links = context.db
        .selectFrom('linked_staff')
        .where('provider', '=', provider)
        .where('subject', '=', subject)
      return (await links.select('username').executeTakeFirst())?.username
    },
    enter: (username, session) => signInStaff(context, username, session),
  })
}
