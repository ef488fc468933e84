import { sql } from 'kysely'
import type { Gateways } from '#api/gateways/gateways.ts'
import type { LineChannel, LineMessage } from '#api/gateways/line/line-channel.ts'
import { LineRefusal } from '#api/gateways/line/line-refusal.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Db } from '#api/kit/database.ts'
import type { Job } from '#api/kit/jobs.ts'
import { onceKey } from '#api/messages/once-key.ts'
import type { LiffApp } from '#shop/line/liff.ts'
import { menuLink } from '#shop/line/menu-link.ts'
import { readPostback } from '#shop/line/postback.ts'
import {
  connectCard,
  connectedCard,
  type Speaker,
  saidCard,
  welcomeCard,
} from '#shop/line-answers/line-cards.ts'
import { finishLink, startLink } from './line-links.ts'
import { findLinePerson, type LinePerson } from './line-person.ts'
import { postbacks } from './postbacks.ts'

type EventParts = {
  db: Db
  gateways: Gateways
  now: () => Date
  origin: () => string
  liff: () => LiffApp | undefined
  log: Context['log']
  settings: Context['settings']
  /** In the transaction that changed who somebody is at LINE. */
  onPersonChanged: (tx: Db, userIds: readonly string[]) => Promise<void>
}
type EventRow = {
  line_user_id: string
  kind: 'follow' | 'postback' | 'link'
  data: string
  at: Date
  reply_token: string | null
  answer: LineMessage | 'nothing' | null
  answered_at: Date | null
}
type Key = { saleUnit: string; id: string }
/** What has an effect in the database, and what is asked of LINE before. */
type Making = { speaker: Speaker; blockOutOfStock: boolean; link: string | undefined; now: Date }

/** Does what an event asks, once, and answers it: by its token while that is good, else by a message of its own. */
export async function answerEvent(parts: EventParts, { saleUnit, orderNumber: id }: Job): Promise<void> {
  const key = { saleUnit, id }
  const channel = parts.gateways.lineOf?.(saleUnit)
  const seen = await findEvent(parts.db, key)
  if (!channel || !seen || seen.answered_at) return
  const answer = seen.answer ?? (await makeAnswer(parts, key, { channel, seen }))
  if (answer !== 'nothing' && (await sendAnswer(parts, key, { channel, answer, seen })) === 'elsewhere')
    return
  await sql`update line_events set answered_at = ${parts.now()}, reply_token = null
    where sale_unit = ${saleUnit} and event_id = ${id}`.execute(parts.db)
}

async function findEvent(db: Db, { saleUnit, id }: Key, lock = sql``): Promise<EventRow | undefined> {
  const { rows } = await sql<EventRow>`
    select line_user_id, kind, data, at, reply_token, answer, answered_at
    from line_events where sale_unit = ${saleUnit} and event_id = ${id} ${lock}`.execute(db)
  return rows[0]
}

type Seen = { channel: LineChannel; seen: EventRow }

/** The effect and its answer are kept in one transaction: whoever does it again finds the answer. */
async function makeAnswer(
  parts: EventParts,
  key: Key,
  { channel, seen }: Seen,
): Promise<LineMessage | 'nothing'> {
  const { db, now, origin } = parts
  const { saleUnit } = key
  const userId = seen.line_user_id
  const { primaryColour, blockOutOfStock } = await parts.settings(saleUnit)
  const speaker = await findSpeaker(parts, saleUnit, primaryColour)
  const asksToLink = seen.kind === 'postback' && readPostback(seen.data)?.act === 'connect'
  const at = { db, now: now(), origin: origin(), channel }
  const link = asksToLink ? await startLink(at, { saleUnit, userId }) : undefined
  return db.transaction().execute(async (tx) => {
    // Two events of one person are answered one after the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`line event ${saleUnit} ${userId}`}, 0))`.execute(
      tx,
    )
    const event = await findEvent(tx, key, sql`for update`)
    if (!event || event.answer) return event?.answer ?? 'nothing'
    const person = await findLinePerson(tx, { saleUnit, userId })
    const making = { speaker, blockOutOfStock, link, now: at.now }
    const answer = (await decide(parts, tx, { event, person, making })) ?? 'nothing'
    await sql`update line_events set answer = ${JSON.stringify(answer)}::jsonb
      where sale_unit = ${saleUnit} and event_id = ${key.id}`.execute(tx)
    return answer
  })
}

async function findSpeaker(
  { db, origin, liff }: EventParts,
  saleUnit: string,
  brand: string,
): Promise<Speaker> {
  const centre = await db
    .selectFrom('centres')
    .select('name_th')
    .where('sale_unit', '=', saleUnit)
    .executeTakeFirst()
  const link = (path: string) => menuLink({ liff: liff(), origin: origin(), saleUnit }, path)
  return { centre: centre?.name_th ?? '', brand, link }
}

type Deciding = { event: EventRow; person: LinePerson; making: Making }

async function decide(
  { log, onPersonChanged }: EventParts,
  tx: Db,
  { event, person, making }: Deciding,
): Promise<LineMessage | undefined> {
  const { saleUnit, userId } = person
  const { speaker, now, link } = making
  if (event.kind === 'follow') {
    await onPersonChanged(tx, [userId])
    return (await isFriend(tx, person)) ? welcomeCard(speaker, person.customer?.name) : undefined
  }
  if (event.kind === 'postback') {
    const { act = '', detail = '' } = readPostback(event.data) ?? {}
    if (link !== undefined) return connectCard(speaker, link)
    const request = { person, detail, at: event.at }
    return Object.hasOwn(postbacks, act) ? postbacks[act]?.({ tx, log, ...making }, request) : undefined
  }
  const outcome = await finishLink({ tx, now }, { saleUnit, userId, nonceHash: event.data })
  if (outcome.kind === 'linked') {
    await onPersonChanged(tx, outcome.userIds)
    const { customer } = await findLinePerson(tx, person)
    return connectedCard(speaker, customer?.name ?? (await nameOf(tx, outcome.accountId)))
  }
  return outcome.kind === 'elsewhere'
    ? saidCard(speaker, 'ยังเชื่อมบัญชีไม่ได้', 'LINE นี้เชื่อมกับร้านอื่นอยู่แล้ว ยกเลิกการเชื่อมที่ร้านนั้นก่อน')
    : saidCard(speaker, 'ยังเชื่อมบัญชีไม่ได้', 'ลิงก์หมดอายุหรือใช้ไปแล้ว กดเชื่อมบัญชีจากเมนูอีกครั้ง')
}

async function isFriend(tx: Db, { saleUnit, userId }: LinePerson): Promise<boolean> {
  const found = await tx
    .selectFrom('line_friends')
    .select('is_friend')
    .where('sale_unit', '=', saleUnit)
    .where('line_user_id', '=', userId)
    .executeTakeFirst()
  return found?.is_friend === true
}

async function nameOf(tx: Db, accountId: string): Promise<string> {
  const found = await tx.selectFrom('accounts').select('name').where('id', '=', accountId).executeTakeFirst()
  return found?.name ?? ''
}

type Sending = Seen & { answer: LineMessage }

/** Longer than LINE is waited for: who tried an answer before that has died. */
const sendingSeconds = 60

/**
 * A token answers once and has no key, so it is noted before it is used, and only one process at a time tries it. Where
 * it may have been used before and LINE does not know it any more, the answer has arrived.
 */
async function sendAnswer(
  { db, now }: EventParts,
  key: Key,
  { channel, answer, seen }: Sending,
): Promise<'sent' | 'elsewhere'> {
  if (seen.reply_token) {
    const turn = await takeTurn(db, key, now())
    if (turn === 'taken') return 'elsewhere'
    try {
      await channel.reply(seen.reply_token, answer)
      return 'sent'
    } catch (error) {
      if (!isRefusal(error)) {
        await endTurn(db, key)
        throw error
      }
      if (turn === 'again') return 'sent'
    }
  }
  try {
    await channel.push(seen.line_user_id, answer, onceKey(`line answer ${key.saleUnit} ${key.id}`))
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
  return 'sent'
}

/** What LINE refuses for good; what is only busy is tried again. */
const isRefusal = (error: unknown): boolean =>
  error instanceof LineRefusal && error.status < 500 && error.status !== 429

/** Whose turn it is to use the token: for the first time, after somebody who died, or somebody else's now. */
async function takeTurn(db: Db, { saleUnit, id }: Key, now: Date): Promise<'first' | 'again' | 'taken'> {
  const { rows } = await sql<{ before: Date | null }>`
    update line_events e set reply_tried_at = ${now}
    from (select reply_tried_at as before from line_events where sale_unit = ${saleUnit} and event_id = ${id} for update) b
    where e.sale_unit = ${saleUnit} and e.event_id = ${id}
      and (b.before is null or b.before < ${now}::timestamptz - make_interval(secs => ${sendingSeconds}))
    returning b.before`.execute(db)
  const [row] = rows
  if (!row) return 'taken'
  return row.before ? 'again' : 'first'
}

/** Nobody knows whether LINE took it: whoever tries next need not wait. */
const endTurn = (db: Db, { saleUnit, id }: Key) =>
  sql`update line_events set reply_tried_at = 'epoch' where sale_unit = ${saleUnit} and event_id = ${id}`.execute(
    db,
  )
