import { sql } from 'kysely'
import type { LineEvent } from '#api/gateways/line/webhook.ts'
import { allCentres } from '#api/kit/all-centres.ts'
import type { Db } from '#api/kit/database.ts'
import { readPostback } from '#shop/line/postback.ts'
import { digest } from './line-links.ts'

type Noted = { kind: 'follow' | 'postback' | 'link'; data: string }

/** What is to be answered of an event; nothing of what no button of the shop says. */
function answeredOf({ type, postback, link }: LineEvent): Noted | undefined {
  if (type === 'follow') return { kind: 'follow', data: '' }
  if (type === 'accountLink')
    return link?.result === 'ok' ? { kind: 'link', data: digest(link.nonce) } : undefined
  const isKnown = type === 'postback' && postback !== undefined && readPostback(postback) !== undefined
  return isKnown ? { kind: 'postback', data: postback } : undefined
}

/** Keeps an event with the job that answers it, once however often it comes. */
export async function noteEvent(
  { db, now }: { db: Db; now: Date },
  saleUnit: string,
  event: LineEvent,
): Promise<void> {
  const noted = answeredOf(event)
  if (!noted) return
  const { id, userId, at, replyToken = null } = event
  await sql`with fresh as (
      insert into line_events (sale_unit, event_id, line_user_id, kind, data, at, reply_token)
      values (${saleUnit}, ${id}, ${userId}, ${noted.kind}, ${noted.data}, ${at}, ${replyToken})
      on conflict (sale_unit, event_id) do nothing returning event_id)
    insert into outbox (sale_unit, topic, order_number, at)
    select ${saleUnit}, 'line-event', event_id, ${now}::timestamptz from fresh`.execute(db)
}

/** LINE delivers an event again within a day; after a week nobody asks for it. */
const keptDays = 7

export async function forgetEvents(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000)
  for (const saleUnit of await allCentres(db)) {
    await sql`delete from line_events where sale_unit = ${saleUnit} and at < ${before}`.execute(db)
    await sql`delete from line_links where sale_unit = ${saleUnit} and expires_at < ${before}`.execute(db)
  }
}
