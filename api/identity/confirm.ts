import { randomUUID } from 'node:crypto'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { noteDetails } from '#api/sessions/session-details.ts'
import { accountProblems } from '#shop/account/account-problems.ts'
import type { Caller } from '#shop/contract/caller.ts'
import type { Proof } from '#shop/contract/endpoint.ts'
import type {
  confirmByCodeContract,
  confirmByPasswordContract,
  confirmStateContract,
  sendConfirmCodeContract,
} from '#shop/identity/confirm-contracts.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { codeLifeMinutes, confirmedMinutes } from '#shop/identity/otp-rules.ts'
import { refuse } from '#shop/problems/problem.ts'
import { maskMobile } from '#shop/thai/phone.ts'
import { confirmPassword } from './confirm-password.ts'
import { countSentCode, requireCode } from './otp.ts'

const minute = 60_000

/** The session and the account of a customer's own call. */
async function loadOwn(db: Db, caller: Caller) {
  if (caller.kind !== 'user' || caller.actor || !caller.session) throw refuse(identityProblems.notAllowed)
  const own = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .leftJoin('session_details', 'session_details.session_id', 'sessions.id')
    .select([
      'sessions.id',
      'sessions.method',
      'session_details.confirmed_at',
      'accounts.mobile',
      'accounts.password_hash',
    ])
    .where('sessions.id', '=', caller.session)
    .executeTakeFirst()
  if (!own) throw refuse(identityProblems.expired)
  return own
}

const isFresh = (confirmedAt: Date | null, now: Date) =>
  confirmedAt !== null && now.getTime() - confirmedAt.getTime() < confirmedMinutes * minute
const isBound = ({ method, confirmed_at }: { method: string; confirmed_at: Date | null }) =>
  method === 'link' && confirmed_at === null

/** Refuses a customer without the required confirmation in this session; staff sign in for each session. */
export async function requireProof(
  { db, caller, now }: Pick<Context, 'db' | 'caller' | 'now'>,
  proof: Proof,
): Promise<void> {
  if (caller.kind !== 'user') return
  const own = await loadOwn(db, caller)
  if (proof === 'fresh' ? !isFresh(own.confirmed_at, now) : isBound(own))
    throw refuse(identityProblems.confirmFirst)
}

async function confirm({ db, now, log }: Context, session: string): Promise<{ until: string }> {
  await noteDetails(db, session, { confirmed_at: now })
  log.info({}, 'a customer confirmed who they are')
  return { until: new Date(now.getTime() + confirmedMinutes * minute).toISOString() }
}

export const confirmState: Handler<typeof confirmStateContract> = async (_input, { db, caller, now }) => {
  const own = await loadOwn(db, caller)
  return {
    confirmed: isFresh(own.confirmed_at, now),
    bound: isBound(own),
    hasPassword: own.password_hash !== null,
    mobile: maskMobile(own.mobile),
  }
}

/** Counted like a sign-in, so that a stolen session cannot guess the password. */
export const confirmByPassword: Handler<typeof confirmByPasswordContract> = async ({ password }, context) => {
  const { id, mobile, password_hash } = await loadOwn(context.db, context.caller)
  if (password_hash === null) throw refuse(accountProblems.noPassword)
  if (!(await confirmPassword(context, { mobile, passwordHash: password_hash }, password)))
    throw refuse(accountProblems.wrongPassword)
  return confirm(context, id)
}

export const sendConfirmCode: Handler<typeof sendConfirmCodeContract> = async (_input, context) => {
  const { db, caller, now, gateways, log } = context
  const { mobile } = await loadOwn(db, caller)
  await countSentCode(context, mobile, 'confirm')
  const sent = await gateways.sms.request(mobile).catch((error: unknown) => {
    log.warn(
      { gateway: gateways.sms.name, reason: error instanceof Error ? error.name : 'unknown' },
      'a code could not be sent',
    )
    throw refuse(identityProblems.codeNotSent)
  })
  const id = randomUUID()
  const expires_at = new Date(now.getTime() + codeLifeMinutes * minute)
  await db
    .insertInto('otp_requests')
    .values({
      ...{ id, purpose: 'confirm', mobile, channel: 'sms', created_at: now, expires_at },
      ...{ gateway: gateways.sms.name, gateway_token: sent.token, reference: sent.reference },
    })
    .execute()
  return {
    requestId: id,
    reference: sent.reference,
    mobile: maskMobile(mobile),
    lifeSeconds: codeLifeMinutes * 60,
  }
}

export const confirmByCode: Handler<typeof confirmByCodeContract> = async ({ requestId, code }, context) => {
  const { id, mobile } = await loadOwn(context.db, context.caller)
  // A code of one's own phone confirms nothing about another account.
  if ((await requireCode(context, requestId, code, 'confirm')) !== mobile)
    throw refuse(identityProblems.deadCode)
  return confirm(context, id)
}
