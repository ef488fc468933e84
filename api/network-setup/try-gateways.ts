import { sql } from 'kysely'
import { ZodError } from 'zod'
import type { Gateways } from '#api/gateways/gateways.ts'
import { countAttempt } from '#api/identity/attempts.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { mobileNumber } from '#shop/identity/rules.ts'
import type {
  SetupService,
  setupLineContract,
  setupSmsCodeContract,
  setupSmsContract,
} from '#shop/network-setup/setup-contracts.ts'
import { setupProblems } from '#shop/network-setup/setup-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { type Locale, pick } from '#shop/words/locale.ts'
import { requireSetup, type SetupChecks } from './setup-row.ts'

/** Which gateways are set, and the variables that set each; never their values. */
export function servicesOf(gateways: Gateways): SetupService[] {
  const { sms, sendSms, pushLine, signIn } = gateways
  const smsIsSet = sms.name !== 'none'
  return [
    {
      ...{ name: 'codes', isSet: smsIsSet, by: smsIsSet ? sms.name : '' },
      variables: ['SMS_GATEWAY', 'SMS_GATEWAY_KEY', 'SMS_GATEWAY_SECRET'],
    },
    { name: 'texts', isSet: sendSms !== undefined, by: '', variables: ['SMS_SENDER'] },
    { name: 'line', isSet: pushLine !== undefined, by: '', variables: ['LINE_MESSAGING_TOKEN'] },
    {
      ...{ name: 'lineLogin', isSet: signIn?.('line') !== undefined, by: '' },
      variables: ['LINE_LOGIN_ID', 'LINE_LOGIN_SECRET'],
    },
  ]
}

export const setupSms: Handler<typeof setupSmsContract> = async ({ key }, context) => {
  const { db, now, gateways, locale } = context
  const { draft } = await requireSetup(context, key)
  if (gateways.sms.name === 'none') throw refuse(setupProblems.smsMissing)
  const mobile = draft.mobile ?? ''
  if (mobileNumber(mobile)) throw refuse(setupProblems.noMobile)
  await countAttempt(db, 'setup message', 'sms', now)
  try {
    const { token, reference } = await gateways.sms.request(mobile)
    await note(db, { smsToken: token, smsTo: mobile, smsReference: reference, smsWorks: false })
    return { reference }
  } catch (error) {
    throw refuse(setupProblems.smsFailed, { reason: sayFailure(error, locale) })
  }
}

export const setupSmsCode: Handler<typeof setupSmsCodeContract> = async ({ key, code }, context) => {
  const { db, now, gateways, locale } = context
  const { checks } = await requireSetup(context, key)
  if (!checks.smsToken) throw refuse(setupProblems.smsFirst)
  await countAttempt(db, 'setup code', 'sms', now)
  const right = await gateways.sms.verify(checks.smsToken, code).catch((error: unknown) => {
    throw refuse(setupProblems.smsFailed, { reason: sayFailure(error, locale) })
  })
  if (!right) throw refuse(setupProblems.wrongCode)
  await note(db, { smsWorks: true })
  return {}
}

export const setupLine: Handler<typeof setupLineContract> = async ({ key }, context) => {
  const { db, now, gateways, locale } = context
  await requireSetup(context, key)
  if (!gateways.findLineAccount) throw refuse(setupProblems.lineMissing)
  await countAttempt(db, 'setup message', 'line', now)
  try {
    const account = await gateways.findLineAccount()
    await note(db, { lineAccount: account })
    return { account }
  } catch (error) {
    throw refuse(setupProblems.lineFailed, { reason: sayFailure(error, locale) })
  }
}

async function note(db: Db, checks: SetupChecks): Promise<void> {
  await sql`update network_setup n set checks = n.checks || ${JSON.stringify(checks)}::jsonb
    where n.finished_at is null`.execute(db)
}

/** What a gateway's failure means to whoever set it up. */
function sayFailure(error: unknown, locale: Locale): string {
  if (error instanceof ZodError)
    return pick(
      locale,
      'ผู้ให้บริการไม่รับคำขอ ตรวจคีย์และรหัสลับอีกครั้ง',
      'the gateway refused; check its key and secret',
    )
  if (error instanceof Error && error.name === 'TimeoutError')
    return pick(locale, 'ผู้ให้บริการไม่ตอบภายใน 10 วินาที', 'no answer within 10 seconds')
  if (error instanceof TypeError) return pick(locale, 'ติดต่อผู้ให้บริการไม่ได้', 'the gateway could not be reached')
  const status = error instanceof Error ? (/answered (\S+)/.exec(error.message)?.[1] ?? '') : ''
  if (['401', '403', '1004'].includes(status))
    return pick(locale, `คีย์หรือรหัสลับไม่ถูกต้อง (${status})`, `the key or secret is wrong (${status})`)
  return pick(locale, `ผู้ให้บริการตอบ ${status}`, `the gateway answered ${status}`)
}
