import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { findKnownDevice } from '#api/sessions/devices.ts'
import { endSessionsOf } from '#api/sessions/sessions.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type {
  otpLoginContract,
  otpRequestContract,
  resetPasswordContract,
  riderOtpLoginContract,
} from '#shop/identity/otp-contracts.ts'
import { codeLength, codeLifeMinutes, mostCodeTries } from '#shop/identity/otp-rules.ts'
import { refuse } from '#shop/problems/problem.ts'
import { countAttempt, type Door, giveBackAttempt, requireTryLeft } from './attempts.ts'
import { hashPassword, requireStrong } from './passwords.ts'
import { signInAccount, signInRider } from './sign-in.ts'
import { noteReference, usualReference } from './usual-reference.ts'
import { timed, waitAsUsual } from './usual-wait.ts'

type Purpose = 'login' | 'reset' | 'register' | 'rider' | 'email' | 'confirm'

/** The person a code is for, if there is one: an unknown number gets the same answer and no message. */
async function findRecipient(
  { db }: Context,
  mobile: string,
  purpose: Purpose,
): Promise<{ email: string | null } | undefined> {
  if (purpose === 'rider') {
    const rider = await db
      .selectFrom('riders')
      .select('mobile')
      .where('mobile', '=', mobile)
      .where('active', '=', true)
      .executeTakeFirst()
    return rider && { email: null }
  }
  // A number that is known here gets its code too: only whoever holds the telephone is then told so.
  if (purpose === 'register') return { email: null }
  return db.selectFrom('accounts').select('email').where('mobile', '=', mobile).executeTakeFirst()
}

export const hashOf = (id: string, code: string) => createHmac('sha256', id).update(code).digest('hex')

type Counted = [door: Door, key: string]

/** By what codes for a number are counted when they are sent and when they are entered: by the person's own device if it is known, else by number. */
async function countersOf(
  context: Context,
  mobile: string,
  purpose: Purpose,
): Promise<{ known: boolean; sent: Counted; entered: Counted }> {
  const known =
    purpose === 'register'
      ? undefined
      : await findKnownDevice(context, { kind: purpose === 'rider' ? 'rider' : 'user', mobile })
  if (!known)
    return { known: false, sent: ['code sent to number', mobile], entered: ['code for number', mobile] }
  const key = `${known} ${mobile}`
  return { known: true, sent: ['code sent to device', key], entered: ['code by device', key] }
}

/** Refuses a code that is one too many, or that could not be entered any more. */
export async function countSentCode(context: Context, mobile: string, purpose: Purpose): Promise<void> {
  const { db, now, address } = context
  const { known, sent, entered } = await countersOf(context, mobile, purpose)
  if (!known) await countAttempt(db, 'code asked by address', address, now)
  await requireTryLeft(db, ...entered, now)
  await countAttempt(db, ...sent, now)
}

export const otpRequest: Handler<typeof otpRequestContract> = async (
  { mobileNo, purpose, channel },
  context,
) => {
  const { db, now, gateways, log } = context
  await countSentCode(context, mobileNo, purpose)
  const recipient = await findRecipient(context, mobileNo, purpose)
  const id = randomUUID()
  const expires_at = new Date(now.getTime() + codeLifeMinutes * 60_000)
  const common = { id, purpose, mobile: mobileNo, created_at: now, expires_at }
  const byMail = channel === 'backup' && recipient?.email
  let sent = { token: '', reference: usualReference(gateways.sms) }
  let code_hash: string | null = null
  if (recipient) {
    try {
      if (byMail) {
        const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
        code_hash = hashOf(id, code)
        const text = `รหัส OTP ของคุณคือ ${code} (รหัสอ้างอิง ${sent.reference})`
        await timed(gateways, () =>
          gateways.sendMail(recipient.email ?? '', `รหัส OTP ${sent.reference}`, text),
        )
      } else {
        sent = await timed(gateways.sms, () => gateways.sms.request(mobileNo))
        noteReference(gateways.sms, sent.reference)
      }
    } catch (error) {
      log.warn(
        {
          gateway: byMail ? 'mail' : gateways.sms.name,
          reason: error instanceof Error ? error.name : 'unknown',
        },
        'a code could not be sent',
      )
      throw refuse(identityProblems.codeNotSent)
    }
  }
  // A number nobody has waits as a message would have taken: the clock tells nobody which numbers are known.
  if (!recipient) await waitAsUsual(channel === 'backup' ? gateways : gateways.sms)
  await db
    .insertInto('otp_requests')
    .values({
      ...common,
      // A number nobody has is kept as one with an address: its code is judged here, as fast as theirs.
      channel: byMail || (!recipient && channel === 'backup') ? 'email' : 'sms',
      gateway: recipient ? gateways.sms.name : 'none',
      gateway_token: sent.token,
      reference: sent.reference,
      code_hash,
    })
    .execute()
  // Nor does the answer: by the second channel it is said alike, whether there is an e-mail address, or anybody.
  const said = channel === 'backup' ? ('email' as const) : ('sms' as const)
  return { requestId: id, reference: sent.reference, channel: said, lifeSeconds: codeLifeMinutes * 60 }
}

type Asked = {
  mobile: string
  channel: string
  gateway: string
  gateway_token: string
  code_hash: string | null
  tries: number
}
type Entered = { requestId: string; code: string; counted: Counted }

const isOurs = ({ code_hash }: Asked, requestId: string, code: string) =>
  code_hash !== null && timingSafeEqual(Buffer.from(code_hash), Buffer.from(hashOf(requestId, code)))

/**
 * A gateway that gives no answer has judged nothing, so the try is given back: nobody learned anything by it, and the address's own count stands.
 * It is asked about a number nobody has too, so that neither the time nor an outage tells which numbers are known.
 */
async function isTheGateways(
  context: Context,
  asked: Asked,
  { requestId, code, counted }: Entered,
): Promise<boolean> {
  const { db, gateways, log, now } = context
  try {
    const right = await gateways.sms.verify(asked.gateway_token || randomUUID(), code)
    return right && asked.gateway !== 'none'
  } catch (error) {
    log.warn(
      { gateway: gateways.sms.name, reason: error instanceof Error ? error.name : 'unknown' },
      'a code could not be judged',
    )
    await sql`update otp_requests set tries = tries - 1 where id = ${requestId}::uuid and used_at is null and tries > 0`.execute(
      db,
    )
    await giveBackAttempt(db, ...counted, now)
    throw refuse(identityProblems.codeNotJudged)
  }
}

/** The number a code was sent to, while the code can still be entered. */
async function findAskedNumber(
  { db, now }: Context,
  requestId: string,
  purpose: Purpose,
): Promise<string | undefined> {
  const asked = await db
    .selectFrom('otp_requests')
    .select('mobile')
    .where('id', '=', requestId)
    .where('purpose', '=', purpose)
    .where('tries', '<', mostCodeTries)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return asked?.mobile
}

/** Takes one of a code's five tries before judging it; a right code works once, and answers the number it was sent to. */
export async function requireCode(
  context: Context,
  requestId: string,
  code: string,
  purpose: Purpose,
): Promise<string> {
  const { db, now, address } = context
  const mobile = await findAskedNumber(context, requestId, purpose)
  const counters = mobile === undefined ? undefined : await countersOf(context, mobile, purpose)
  if (!counters?.known) await countAttempt(db, 'code entered by address', address, now)
  if (!counters) throw refuse(identityProblems.deadCode)
  const counted = counters.entered
  await countAttempt(db, ...counted, now)
  const { rows } = await sql<Asked>`
    update otp_requests set tries = tries + 1
    where id = ${requestId}::uuid and purpose = ${purpose} and tries < ${mostCodeTries} and used_at is null and expires_at > ${now}
    returning mobile, channel, gateway, gateway_token, code_hash, tries`.execute(db)
  const [request] = rows
  if (!request) throw refuse(identityProblems.deadCode)
  const right =
    request.channel === 'email'
      ? isOurs(request, requestId, code)
      : await isTheGateways(context, request, { requestId, code, counted })
  if (!right) {
    const left = mostCodeTries - request.tries
    throw left > 0 ? refuse(identityProblems.wrongCode, { left }) : refuse(identityProblems.deadCode)
  }
  const used = await db
    .updateTable('otp_requests')
    .set({ used_at: now })
    .where('id', '=', requestId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (used.numUpdatedRows === 0n) throw refuse(identityProblems.deadCode)
  await giveBackAttempt(db, ...counted, now)
  return request.mobile
}

async function requireAccount({ db }: Context, mobile: string): Promise<string> {
  const account = await db.selectFrom('accounts').select('id').where('mobile', '=', mobile).executeTakeFirst()
  if (!account) throw refuse(identityProblems.deadCode)
  return account.id
}

export const otpLogin: Handler<typeof otpLoginContract> = async ({ requestId, code, dist }, context) =>
  signInAccount(
    context,
    await requireAccount(context, await requireCode(context, requestId, code, 'login')),
    {
      method: 'otp',
      wanted: dist,
    },
  )

export const riderOtpLogin: Handler<typeof riderOtpLoginContract> = async ({ requestId, code }, context) =>
  signInRider(context, await requireCode(context, requestId, code, 'rider'), 'otp')

export const resetPassword: Handler<typeof resetPasswordContract> = async (
  { requestId, code, newPassword },
  context,
) => {
  const { db, now, settings } = context
  const { passwordLongest } = await settings()
  // Judged before the code is spent, so that a weak password does not cost a new message; hashed after it, so that guesses cost no work.
  requireStrong(newPassword, passwordLongest)
  const accountId = await requireAccount(context, await requireCode(context, requestId, code, 'reset'))
  const password_hash = await hashPassword(newPassword, passwordLongest)
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('accounts').set({ password_hash }).where('id', '=', accountId).execute()
    await endSessionsOf(tx, accountId, 'password reset', now)
  })
  return {}
}
