import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { trackingKeyOf, trackingPath } from '#shop/orders/tracking-key.ts'
import { oneTapPath, oneTapTokenOf } from '#shop/standing-orders/one-tap-link.ts'
import { type RunForMessage, runMessageValues } from '#shop/standing-orders/run-messages.ts'
import type { Locale } from '#shop/words/locale.ts'
import type { MessageAbout, MessageSource } from './message-source.ts'

type Row = Omit<RunForMessage, 'centre'> & {
  id: string
  state: string
  trackingKey: string | null
  nameTh: string
  nameEn: string
}

/** A run of a standing order; the subject is the standing order and the planned day. */
export const standingOrderSource: MessageSource = {
  load: async (db, about, locale) => {
    const run = await findRun(db, about)
    const wanted = { 'standing-order-ahead': ['coming'], 'standing-order-changed': ['placed'] }[
      about.kind as string
    ]
    const isTrue = wanted
      ? wanted.includes(run?.state ?? '')
      : run?.state === 'failed' || run?.state === 'skipped'
    // A day that was given up meanwhile has a message of its own.
    if (!run || !isTrue || (about.kind === 'standing-order-ahead' && about.event !== run.deliverOn))
      return undefined
    const content = {
      values: runMessageValues(
        { ...run, centre: locale === 'en' ? run.nameEn || run.nameTh : run.nameTh },
        locale,
      ),
      answersAt: null,
    }
    if (about.kind === 'standing-order-ahead')
      return { ...content, path: await makeLink(db, about, run), answer: skipButton(run, locale) }
    if (about.kind === 'standing-order-changed' && run.trackingKey)
      return { ...content, path: trackingPath(trackingKeyOf(about.saleUnit, run.trackingKey)) }
    return { ...content, path: `/ordersubscription/${run.id}` }
  },
}

const skipButton = ({ id, planned }: Row, locale: Locale) => ({
  ...{ act: 'skip', detail: `${id}/${planned}` },
  ...(locale === 'th'
    ? { label: 'ข้ามรอบนี้', says: 'ข้ามสั่งประจำรอบนี้' }
    : { label: 'Skip this time', says: 'Skip this standing order' }),
})

/** Every sending has a link of its own: only its hash is kept, so it cannot be sent again. */
async function makeLink(db: Db, { saleUnit }: MessageAbout, { id, planned }: Row): Promise<string> {
  const secret = randomBytes(18).toString('base64url')
  await db
    .insertInto('standing_order_links')
    .values({
      ...{ sale_unit: saleUnit, token_hash: createHash('sha256').update(secret).digest('base64url') },
      ...{ standing_order_id: id, planned_on: planned, made_at: new Date() },
    })
    .execute()
  return oneTapPath(oneTapTokenOf(saleUnit, secret))
}

async function findRun(db: Db, { saleUnit, customerCode, subject }: MessageAbout): Promise<Row | undefined> {
  const [id = '', planned = ''] = subject.split('/')
  const { rows } = await sql<Row>`
    select s.id, r.state, r.planned_on as planned, r.deliver_on as "deliverOn", r.place_at as "placeAt", r.total,
      r.order_number as "orderNumber", s.delivery_method = 'PICKUP' as "isFetched", r.notes, r.reason, r.params, c.name as shop, e.name_th as "nameTh", e.name_en as "nameEn",
      (select o.tracking_key from orders o where o.sale_unit = ${saleUnit} and o.number = r.order_number) as "trackingKey"
    from standing_order_runs r
    join standing_orders s on s.sale_unit = ${saleUnit} and s.id = r.standing_order_id and s.customer_code = ${customerCode} and s.state <> 'ended'
    join customers c on c.sale_unit = ${saleUnit} and c.code = s.customer_code
    join centres e on e.sale_unit = ${saleUnit}
    where r.sale_unit = ${saleUnit} and r.standing_order_id = ${id}::uuid and r.planned_on = ${planned}::date`.execute(
    db,
  )
  return rows[0]
}
