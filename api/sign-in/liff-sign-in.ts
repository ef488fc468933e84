import { isOwnAccessToken, type LineIdentity, readLineIdToken } from '#api/gateways/sign-in/line-tokens.ts'
import { countAttempt, giveBackAttempt } from '#api/identity/attempts.ts'
import { signInAccount } from '#api/identity/sign-in.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { liffSignInContract } from '#shop/sign-in/external-contracts.ts'
import { providerNames } from '#shop/sign-in/sign-in-providers.ts'
import { signinProblems } from '#shop/sign-in/signin-problems.ts'
import { findLinked, requireProvider } from './external-calls.ts'
import { spendOnce } from './spend-once.ts'
import { makeTicket } from './tickets.ts'

const provider = { provider: providerNames.line }
const attempt = 'sign-in elsewhere by address'

/** A token signs in once: whoever gets hold of it later is refused, and signs in at LINE instead. */
export const liffSignIn: Handler<typeof liffSignInContract> = async (
  { idToken, accessToken, dist },
  context,
) => {
  const { db, address, now } = context
  await countAttempt(db, attempt, address, now)
  const line = await requireProvider(context, 'line')
  const { subject, name } = await takeIdentity(context, line, idToken)
  // Thousands of phones share the address of a mobile network.
  await giveBackAttempt(db, attempt, address, now)
  const accountId = await findLinked(context.db, 'line', subject)
  if (accountId === undefined)
    return {
      signedIn: null,
      unknown: {
        name,
        ticket: await makeTicket(context, { of: 'customer', provider: 'line', subject, name }),
      },
    }
  const isOwn = await isOwnAccessToken(line, { token: accessToken, subject })
  const lineToken = isOwn ? context.sealer.seal(accessToken) : undefined
  const session = { method: 'line', lineToken, preferredCentre: dist } as const
  return { signedIn: await signInAccount(context, accountId, session), unknown: null }
}

async function takeIdentity(
  context: Context,
  line: Awaited<ReturnType<typeof requireProvider>>,
  token: string,
): Promise<LineIdentity> {
  const identity = await readLineIdToken(line, { token, now: context.now }).catch((error: unknown) => {
    context.log.warn({ reason: (error as Error).name }, 'LINE could not be asked for its keys')
    throw refuse(signinProblems.unreachable, provider)
  })
  if (!identity || !(await spendOnce(context, `liff:${identity.mark}`, identity.expires + 120)))
    throw refuse(signinProblems.failed, provider)
  return identity
}
