import type { Context } from '#api/kit/calls/context.ts'
import type { Handler, HandlersOf } from '#api/kit/calls/perform.ts'
import { readDeviceName } from '#shop/identity/device-name.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type {
  endOtherSessionsContract,
  endOwnSessionContract,
  ownSessionsContract,
  sessionContracts,
} from '#shop/identity/session-contracts.ts'
import { refuse } from '#shop/problems/problem.ts'
import { endedForGood } from './devices.ts'
import { endSession } from './sessions.ts'

const mostShown = 50

/** The active sessions of the caller's own account only. */
async function findOwn({ db, caller, now }: Context) {
  if (caller.kind === 'nobody' || !caller.session) throw refuse(identityProblems.expired)
  const rows = await db
    .selectFrom('sessions as mine')
    .innerJoin('sessions', (join) =>
      join.on((eb) =>
        eb.or([
          eb('sessions.account_id', '=', eb.ref('mine.account_id')),
          eb('sessions.username', '=', eb.ref('mine.username')),
          eb('sessions.rider_mobile', '=', eb.ref('mine.rider_mobile')),
        ]),
      ),
    )
    .leftJoin('session_details as d', 'd.session_id', 'sessions.id')
    .select(['sessions.id', 'd.device', 'sessions.method', 'sessions.created_at', 'd.last_used_at'])
    .where('mine.id', '=', caller.session)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .orderBy((eb) => eb('sessions.id', '=', eb.ref('mine.id')), 'desc')
    .orderBy((eb) => eb.fn.coalesce('d.last_used_at', 'sessions.created_at'), 'desc')
    .execute()
  return rows.map((row) => ({ ...row, isThis: row.id === caller.session }))
}

const ownSessions: Handler<typeof ownSessionsContract> = async (_input, context) =>
  (await findOwn(context)).slice(0, mostShown).map((row) => ({
    id: row.id,
    ...readDeviceName(row.device),
    method: row.method,
    signedInAt: row.created_at.toISOString(),
    lastUsedAt: (row.last_used_at ?? row.created_at).toISOString(),
    isThis: row.isThis,
  }))

const endOwnSession: Handler<typeof endOwnSessionContract> = async ({ id }, context) => {
  if (!(await findOwn(context)).some((session) => session.id === id)) throw refuse(identityProblems.noSession)
  await endSession(context.db, id, endedForGood.byHolder, context.now)
  return {}
}

const endOtherSessions: Handler<typeof endOtherSessionsContract> = async (_input, context) => {
  for (const { id, isThis } of await findOwn(context))
    if (!isThis) await endSession(context.db, id, endedForGood.byHolder, context.now)
  return {}
}

export const sessionHandlers: HandlersOf<typeof sessionContracts> = {
  ownSessions,
  endOwnSession,
  endOtherSessions,
}
