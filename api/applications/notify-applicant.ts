import { randomUUID } from 'node:crypto'
import type { Context } from '#api/kit/calls/context.ts'
import { sendByAnyChannel } from '#api/messages/send-by-any-channel.ts'
import { applicationMessage } from '#shop/applications/application-message.ts'
import { pick } from '#shop/words/locale.ts'
import type { StoredApplication } from './application-queries.ts'

type Decided = { approve: boolean; why: string; saleUnits: readonly string[] }

/** Tells by LINE or SMS, in the applicant's language; a failed message does not undo the decision. */
export async function notifyApplicant(
  { db, gateways, origin, log }: Context,
  { locale, mobile, email, username, line_subject: line }: StoredApplication,
  { approve, why, saleUnits }: Decided,
): Promise<void> {
  const rows =
    saleUnits.length === 0
      ? []
      : await db
          .selectFrom('centres')
          .select(['name_th', 'name_en'])
          .where('sale_unit', 'in', saleUnits)
          .orderBy('sale_unit')
          .execute()
  const centres = rows.map(({ name_th, name_en }) => pick(locale, name_th, name_en)).join(', ')
  const path = approve ? '/merchant/login' : '/merchant/register'
  const link = `${origin()}${locale === 'en' ? '/en' : ''}${path}`
  const message = applicationMessage({ locale, approved: approve, why, centres, username, link })
  try {
    // Nobody has proven the address of the mail, so the phone that was proven comes first.
    const reach = { line, mobile, email: gateways.sendSms ? null : email || null }
    await sendByAnyChannel(gateways, reach, { ...message, key: randomUUID() })
  } catch (error) {
    log.warn(
      { reason: error instanceof Error ? error.message : 'unknown' },
      'an applicant could not be told of the decision',
    )
  }
}
