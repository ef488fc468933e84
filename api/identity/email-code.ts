import { randomInt, randomUUID } from 'node:crypto'
import type { Context } from '#api/kit/calls/context.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { codeLength, codeLifeMinutes } from '#shop/identity/otp-rules.ts'
import { refuse } from '#shop/problems/problem.ts'
import { countSentCode, hashOf, requireCode } from './otp.ts'

type SentEmailCode = { requestId: string; reference: string }

/** Sends a code to an unverified address: only its reader can confirm it. */
export async function sendEmailCode(
  context: Context,
  { mobile, email }: { mobile: string; email: string },
): Promise<SentEmailCode> {
  const { db, now, gateways, log } = context
  await countSentCode(context, mobile, 'email')
  const id = randomUUID()
  const reference = randomUUID().slice(0, 4).toUpperCase()
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
  try {
    await gateways.sendMail(
      email,
      `ยืนยันอีเมลของร้าน / Confirm your e-mail (${reference})`,
      `รหัสยืนยันอีเมลของคุณคือ ${code} (รหัสอ้างอิง ${reference})\nYour e-mail confirmation code is ${code} (reference ${reference})`,
    )
  } catch (error) {
    log.warn(
      { gateway: 'mail', reason: error instanceof Error ? error.name : 'unknown' },
      'a code could not be sent',
    )
    throw refuse(identityProblems.codeNotSent)
  }
  await db
    .insertInto('otp_requests')
    .values({
      id,
      purpose: 'email',
      mobile,
      channel: 'email',
      gateway: 'mail',
      // The address that the code was sent to; a later change of address cannot be confirmed by it.
      gateway_token: email,
      reference,
      code_hash: hashOf(id, code),
      created_at: now,
      expires_at: new Date(now.getTime() + codeLifeMinutes * 60_000),
    })
    .execute()
  return { requestId: id, reference }
}

/** The account id and the address that a right code verifies. */
export async function requireEmailCode(
  context: Context,
  requestId: string,
  code: string,
): Promise<{ mobile: string; email: string }> {
  const mobile = await requireCode(context, requestId, code, 'email')
  const { gateway_token } = await context.db
    .selectFrom('otp_requests')
    .select('gateway_token')
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow()
  return { mobile, email: gateway_token }
}
