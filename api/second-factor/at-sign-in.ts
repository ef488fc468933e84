import { addActivity } from '#api/activity/add-activity.ts'
import { countAttempt, forgetAttempts } from '#api/identity/attempts.ts'
import { type SecondFactorTicket, secondFactorTicket, signInStaff } from '#api/identity/sign-in.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { endSessionsOfWorker } from '#api/sessions/sessions.ts'
import { spendOnce } from '#api/sign-in/spend-once.ts'
import { refuse } from '#shop/problems/problem.ts'
import type {
  beginAtSignInContract,
  confirmAtSignInContract,
  enterSecondFactorContract,
} from '#shop/second-factor/second-factor-contracts.ts'
import { secondFactorProblems } from '#shop/second-factor/second-factor-problems.ts'
import { acceptCode, beginFactor, confirmFactor } from './stored-factor.ts'
import { appAddress } from './totp.ts'

const door = 'second factor by name'

/** Whose password was right a moment ago. */
async function readTicket({ sealer }: Context, slip: string, need: SecondFactorTicket['need']) {
  const ticket = await sealer.read<SecondFactorTicket>(secondFactorTicket.purpose, slip)
  if (ticket?.need !== need) throw refuse(secondFactorProblems.oldTicket)
  return ticket
}
type Read = Awaited<ReturnType<typeof readTicket>>

async function enter(context: Context, { username, method, remember, lineToken, jti, exp }: Read) {
  if (!(await spendOnce(context, `second factor:${jti}`, exp))) throw refuse(secondFactorProblems.oldTicket)
  return signInStaff(context, username, { method, remember, lineToken, secondFactor: true })
}

export const enterSecondFactor: Handler<typeof enterSecondFactorContract> = async (
  { ticket: slip, code },
  context,
) => {
  const { db, now } = context
  const ticket = await readTicket(context, slip, 'code')
  const { username } = ticket
  await countAttempt(db, door, username, now)
  const by = await acceptCode(context, username, code)
  if (!by) throw refuse(secondFactorProblems.wrongCode)
  await forgetAttempts(db, door, username, now)
  const signedIn = await enter(context, ticket)
  if (by === 'recovery') await noteIn(context, signedIn.user, 'recovery code used')
  return signedIn
}

export const beginAtSignIn: Handler<typeof beginAtSignInContract> = async ({ ticket }, context) => {
  const { username } = await readTicket(context, ticket, 'setup')
  const secret = await beginFactor(context, username)
  return { secret, address: appAddress(secret, { issuer: (await context.settings()).shopNameEn, username }) }
}

export const confirmAtSignIn: Handler<typeof confirmAtSignInContract> = async (
  { ticket: slip, code },
  context,
) => {
  const { db, now } = context
  const ticket = await readTicket(context, slip, 'setup')
  const { username } = ticket
  await countAttempt(db, door, username, now)
  const recoveryCodes = await db.transaction().execute(async (tx) => {
    const codes = await confirmFactor(context, tx, username, code)
    await endSessionsOfWorker(tx, { username }, { why: 'second factor set up', now })
    return codes
  })
  await forgetAttempts(db, door, username, now)
  const signedIn = await enter(context, ticket)
  await noteIn(context, signedIn.user, 'second factor set up')
  return { signedIn, recoveryCodes }
}

type SignedIn = { id: string; username: string; centre: string }

const noteIn = ({ db, now }: Context, { id, username: name, centre: saleUnit }: SignedIn, what: string) =>
  addActivity(db, { saleUnit, at: now, by: { username: id, name } }, { kind: 'staff', subject: id, what })
