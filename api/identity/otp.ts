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

/** The recipient of a code, if any: an unknown number gets the same response and no message. */
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
  // A registered number gets its code too: only the holder of the phone then learns that it exists.
  if (purpose === 'register') return { email: null }
  return db.selectFrom('accounts').select('email').where('mobile', '=', mobile).executeTakeFirst()
}

export const hashOf = (id: string, code: string) => createHmac('sha256', id).update(code).digest('hex')

type Counted = [door: Door, key: string]

/** The key for counting sent and entered codes: the known device, or else the number. */
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

/** Counts a code to be sent; refuses above the limit, or when no code could be entered any more. */
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
  // An unknown number waits as long as a message takes, so that timing does not reveal which numbers exist.
  if (!recipient) await waitAsUsual(channel === 'backup' ? gateways : gateways.sms)
  await db
    .insertInto('otp_requests')
    .values({
      ...common,
      // An unknown number is stored like one with an e-mail address, so that its code is checked equally
      // fast.
      channel: byMail || (!recipient && channel === 'backup') ? 'email' : 'sms',
      gateway: recipient ? gateways.sms.name : 'none',
      gateway_token: sent.token,
      reference: sent.reference,
      code_hash,
    })
    .execute()
  // The response for the second channel is the same with and without an e-mail address or account.
  const said = channel === 'backup' ? ('email' as const) : ('sms' as const)
  return { requestId: id, reference: sent.reference, channel: said, lifeSeconds: codeLifeMinutes * 60 }
}

type OtpRequestRow = {
  mobile: string
  channel: string
  gateway: string
  gateway_token: string
  code_hash: string | null
  tries: number
}
type Entered = { requestId: string; code: string; counted: Counted }

const isOurs = ({ code_hash }: OtpRequestRow, requestId: string, code: string) =>
  code_hash !== null && timingSafeEqual(Buffer.from(code_hash), Buffer.from(hashOf(requestId, code)))

/**
 * A gateway error gives the attempt back, since nothing was checked. Unknown numbers ask the gateway too, so
 * that neither timing nor an outage reveals which numbers exist.
 */
async function isTheGateways(
  context: Context,
  row: OtpRequestRow,
  { requestId, code, counted }: Entered,
): Promise<boolean> {
  const { db, gateways, log, now } = context
  try {
    const right = await gateways.sms.verify(row.gateway_token || randomUUID(), code)
    return right && row.gateway !== 'none'
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

/** The number a code was sent to, while the code is valid. */
async function findRequestedMobile(
  { db, now }: Context,
  requestId: string,
  purpose: Purpose,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('otp_requests')
    .select('mobile')
    .where('id', '=', requestId)
    .where('purpose', '=', purpose)
    .where('tries', '<', mostCodeTries)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.mobile
}

/**
 * Counts one of a code's five attempts before checking it; a right code works once and returns its number.
 */
export async function requireCode(
  context: Context,
  requestId: string,
  code: string,
  purpose: Purpose,
): Promise<string> {
  const { db, now, address } = context
  const mobile = await findRequestedMobile(context, requestId, purpose)
  const counters = mobile === undefined ? undefined : await countersOf(context, mobile, purpose)
  if (!counters?.known) await countAttempt(db, 'code entered by address', address, now)
  if (!counters) throw refuse(identityProblems.deadCode)
  const counted = counters.entered
  await countAttempt(db, ...counted, now)
  const { rows } = await sql<OtpRequestRow>`
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
      preferredCentre: dist,
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
  // The check comes before the code is used up, so that a weak password costs no new message.
  // The hash comes after it, so that guesses cost no CPU.
  requireStrong(newPassword, passwordLongest)
  const accountId = await requireAccount(context, await requireCode(context, requestId, code, 'reset'))
  const password_hash = await hashPassword(newPassword, passwordLongest)
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('accounts').set({ password_hash }).where('id', '=', accountId).execute()
    await endSessionsOf(tx, accountId, 'password reset', now)
  })
  return {}
}
