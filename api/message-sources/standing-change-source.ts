import { sql } from 'kysely'
import { type StandingChanged, sayStandingChange } from '#shop/standing-orders/run-messages.ts'
import type { MessageSource } from './message-source.ts'

type Row = StandingChanged & {
  id: string
  shop: string
  by: string
  why: string
  nameTh: string
  nameEn: string
}

/** What staff changed of a standing order; the subject is the change. */
export const standingChangeSource: MessageSource = {
  load: async (db, { saleUnit, customerCode, subject }, locale) => {
    const { rows } = await sql<Row>`
      select s.id, s.name, h.state, h.paused_until as "pausedUntil", h.by_name as by, h.why, c.name as shop,
        e.name_th as "nameTh", e.name_en as "nameEn"
      from standing_order_changes h
      join standing_orders s on s.sale_unit = ${saleUnit} and s.id = h.standing_order_id and s.customer_code = ${customerCode}
      join customers c on c.sale_unit = ${saleUnit} and c.code = s.customer_code
      join centres e on e.sale_unit = ${saleUnit}
      where h.sale_unit = ${saleUnit} and h.id = ${subject}::uuid`.execute(db)
    const [row] = rows
    if (!row) return undefined
    const { id, shop, by, why, nameTh, nameEn } = row
    return {
      values: {
        ...{ shop, by, why, centre: locale === 'en' ? nameEn || nameTh : nameTh },
        change: sayStandingChange(row, locale),
      },
      ...{ path: `/ordersubscription/${id}`, answersAt: null },
    }
  },
}
