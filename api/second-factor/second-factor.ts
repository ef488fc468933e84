import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import { countAttempt, forgetAttempts } from '#api/identity/attempts.ts'
import { checkPassword } from '#api/identity/confirm-password.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler, HandlersOf } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { findKnownDevice } from '#api/sessions/devices.ts'
import { findSecondFactorNeed } from '#api/sessions/second-factor-need.ts'
import { noteDetails } from '#api/sessions/session-details.ts'
import { endSessionsOfWorker } from '#api/sessions/sessions.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import type {
  beginSecondFactorContract,
  confirmSecondFactorContract,
  ownSecondFactorContract,
  removeSecondFactorContract,
  renewRecoveryCodesContract,
  secondFactorContracts,
} from '#shop/second-factor/second-factor-contracts.ts'
import { secondFactorProblems } from '#shop/second-factor/second-factor-problems.ts'
import { maySetUp, needsSecondFactor } from '#shop/second-factor/who-needs-it.ts'
import { beginAtSignIn, confirmAtSignIn, enterSecondFactor } from './at-sign-in.ts'
import {
  acceptCode,
  beginFactor,
  confirmFactor,
  findFactor,
  makeRecoveryCodes,
  removeFactor,
} from './stored-factor.ts'
import { appAddress } from './totp.ts'

const door = 'second factor by name'

function staffOf({ caller }: Context) {
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  return caller
}

const ownSecondFactor: Handler<typeof ownSecondFactorContract> = async (_input, context) => {
  const { username, saleUnit, role } = staffOf(context)
  const [factor, isRequired] = await Promise.all([
    findFactor(context.db, username),
    isNeededBy(context, username),
  ])
  const rule = (await context.settings(saleUnit)).secondFactor
  return {
    ...{ since: factor?.since ?? null, codesLeft: factor?.codesLeft ?? 0 },
    ...{ isOffered: isRequired || maySetUp(rule, role), isRequired },
  }
}

/** Whether the rules of any of their centres need it, whether or not it is there. */
async function isNeededBy(context: Context, username: string): Promise<boolean> {
  const need = await findSecondFactorNeed(context, username)
  if (need !== 'code') return need === 'setup'
  const centres = await context.db
    .selectFrom('staff_centres')
    .select(['sale_unit', 'role'])
    .where('username', '=', username)
    .execute()
  for (const { sale_unit, role } of centres)
    if (needsSecondFactor((await context.settings(sale_unit)).secondFactor, role)) return true
  return false
}

/** The password first: a session left open must not lock its owner out. */
const beginSecondFactor: Handler<typeof beginSecondFactorContract> = async ({ password }, context) => {
  const { username, saleUnit, role } = staffOf(context)
  if (!maySetUp((await context.settings(saleUnit)).secondFactor, role)) throw refuse(secondFactorProblems.off)
  const person = { kind: 'merchant', username } as const
  const staff = await context.db
    .selectFrom('staff')
    .select('password_hash')
    .where('username', '=', username)
    .executeTakeFirst()
  const known = await findKnownDevice(context, person)
  if (!(await checkPassword(context, person, { storedHash: staff?.password_hash, given: password, known })))
    throw refuse(secondFactorProblems.wrongPassword)
  const secret = await beginFactor(context, username)
  return { secret, address: appAddress(secret, { issuer: (await context.settings()).shopNameEn, username }) }
}

async function note(context: Context, tx: Db, what: string): Promise<void> {
  const { saleUnit, username } = staffOf(context)
  const by = await actingStaff({ ...context, db: tx })
  await addActivity(tx, { saleUnit, at: context.now, by }, { kind: 'staff', subject: username, what })
}

const confirmSecondFactor: Handler<typeof confirmSecondFactorContract> = async ({ code }, context) => {
  const { db, now } = context
  const { username, session } = staffOf(context)
  await countAttempt(db, door, username, now)
  const recoveryCodes = await db.transaction().execute(async (tx) => {
    const codes = await confirmFactor(context, tx, username, code)
    await noteDetails(tx, session, { second_factor_at: now })
    await endSessionsOfWorker(tx, { username }, { why: 'second factor set up', now, except: session })
    await note(context, tx, 'second factor set up')
    return codes
  })
  await forgetAttempts(db, door, username, now)
  return { recoveryCodes }
}

/** A code of the caller’s own, counted like one at sign-in. */
async function requireOwnCode(context: Context, code: string): Promise<string> {
  const { db, now } = context
  const { username } = staffOf(context)
  if (!(await findFactor(db, username))) throw refuse(secondFactorProblems.none)
  await countAttempt(db, door, username, now)
  if (!(await acceptCode(context, username, code))) throw refuse(secondFactorProblems.wrongCode)
  await forgetAttempts(db, door, username, now)
  return username
}

const renewRecoveryCodes: Handler<typeof renewRecoveryCodesContract> = async ({ code }, context) => {
  const username = await requireOwnCode(context, code)
  return context.db.transaction().execute(async (tx) => {
    await note(context, tx, 'recovery codes renewed')
    return { recoveryCodes: await makeRecoveryCodes(context, tx, username) }
  })
}

const removeSecondFactor: Handler<typeof removeSecondFactorContract> = async ({ code }, context) => {
  if (await isNeededBy(context, staffOf(context).username)) throw refuse(secondFactorProblems.required)
  const username = await requireOwnCode(context, code)
  await context.db.transaction().execute(async (tx) => {
    if (await removeFactor(tx, username)) await note(context, tx, 'second factor removed')
  })
  return {}
}

export const secondFactorHandlers: HandlersOf<typeof secondFactorContracts> = {
  enterSecondFactor,
  beginAtSignIn,
  confirmAtSignIn,
  ownSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  removeSecondFactor,
}
