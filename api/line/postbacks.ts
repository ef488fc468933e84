import { sql } from 'kysely'
import { z } from 'zod'
import type { LineMessage } from '#api/gateways/line/line-channel.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Db } from '#api/kit/database.ts'
import { addOrderToCart } from '#api/orders/order-again.ts'
import { findTracked } from '#api/orders/track-order.ts'
import { skipRun } from '#api/standing-orders/change-run.ts'
import { findStandingOrder } from '#api/standing-runs/standing-order-rows.ts'
import {
  connectFirstCard,
  reorderedCard,
  type Speaker,
  saidCard,
  trackCard,
} from '#shop/line-answers/line-cards.ts'
import { Problem } from '#shop/problems/problem.ts'
import { noonOf, sayWeekday } from '#shop/time/bangkok.ts'
import type { LinePerson } from './line-person.ts'

type PostbackDeps = {
  /** In the transaction in which the event is answered. */
  tx: Db
  now: Date
  log: Context['log']
  speaker: Speaker
  blockOutOfStock: boolean
}
type PostbackRequest = { person: LinePerson; detail: string; at: Date }
type Answer = (deps: PostbackDeps, request: PostbackRequest) => Promise<LineMessage | undefined>
type Customer = NonNullable<LinePerson['customer']>

/** What a button may ask, by its word in the postback; a new kind is a row here. */
export const postbacks: Readonly<Record<string, Answer>> = {
  track: ofCustomer(track),
  reorder: ofCustomer(reorder),
  skip: ofCustomer(skip),
}

function ofCustomer(
  answer: (deps: PostbackDeps, request: PostbackRequest, customer: Customer) => Promise<LineMessage>,
): Answer {
  return async (deps, request) => {
    const { customer } = request.person
    return customer ? answer(deps, request, customer) : connectFirstCard(deps.speaker)
  }
}

/** The named order of the customer, else their latest. Somebody else's is as if it were not there. */
async function findOwnOrder(
  tx: Db,
  { saleUnit }: LinePerson,
  { code }: Customer,
  number: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ number: string }>`
    select o.number from orders o where o.sale_unit = ${saleUnit} and o.customer_code = ${code}
      ${number ? sql`and o.number = ${number}` : sql``} order by o.placed_at desc limit 1`.execute(tx)
  return rows[0]?.number
}

const noOrder = (speaker: Speaker, detail: string) =>
  detail
    ? saidCard(speaker, 'ไม่พบคำสั่งซื้อนี้', 'ดูคำสั่งซื้อทั้งหมดได้ในร้าน')
    : saidCard(speaker, 'ยังไม่มีคำสั่งซื้อ', 'เริ่มสั่งได้เลย แล้วกลับมาดูสถานะที่นี่')

async function track({ tx, speaker }: PostbackDeps, { person, detail }: PostbackRequest, customer: Customer) {
  const number = await findOwnOrder(tx, person, customer, detail)
  const order =
    number &&
    (await findTracked(tx, person.saleUnit, sql`o.customer_code = ${customer.code} and o.number = ${number}`))
  if (!order) return noOrder(speaker, detail)
  return trackCard(speaker, {
    ...order,
    rider: order.rider ?? '',
    isUnpaid: order.moneyState === 'unpaid',
  })
}

/** A second press within this time is the same wish. */
const samePressMs = 10_000

async function reorder(
  deps: PostbackDeps,
  { person, detail, at }: PostbackRequest,
  customer: Customer,
): Promise<LineMessage> {
  const { tx, now, log, speaker, blockOutOfStock } = deps
  const { saleUnit, userId } = person
  const number = await findOwnOrder(tx, person, customer, detail)
  if (!number) return noOrder(speaker, detail)
  const { rows } = await sql`select 1 from line_events e
    where e.sale_unit = ${saleUnit} and e.line_user_id = ${userId} and e.kind = 'postback' and e.answer is not null
      and e.data in (${`s1:reorder:${number}`}, 's1:reorder') and e.at between ${new Date(at.getTime() - samePressMs)} and ${new Date(at.getTime() + samePressMs)} limit 1`.execute(
    tx,
  )
  if (rows.length > 0) return saidCard(speaker, 'ใส่ตะกร้าไปเมื่อครู่แล้ว', `จากคำสั่งซื้อ ${number}`)
  const caller = { kind: 'user', role: '1', saleUnit, customerCode: customer.code } as const
  const { added, missing } = await addOrderToCart(
    { db: tx, caller, now, log, blockOutOfStock },
    { orderNumber: number },
  )
  const units = await unitNames(tx, saleUnit, number)
  return reorderedCard(speaker, {
    number,
    added: added.map(({ productCode, name, quantity, unit }) => ({
      ...{ name: name.th, quantity },
      unit: units.get(`${productCode} ${unit}`) ?? '',
    })),
    missing: missing.map(({ name, why }) => ({ name: name.th, why })),
  })
}

/** Skips a run of a standing order; pressed again, it says the same again. */
async function skip(
  { tx, now, speaker }: PostbackDeps,
  { person: { saleUnit }, detail }: PostbackRequest,
  { code }: Customer,
): Promise<LineMessage> {
  const [id = '', planned = ''] = detail.split('/')
  const unknown = saidCard(speaker, 'ไม่พบสั่งประจำรอบนี้', 'ดูสั่งประจำทั้งหมดได้ในร้าน')
  if (!z.uuid().safeParse(id).success || !z.iso.date().safeParse(planned).success) return unknown
  const standing = await findStandingOrder(tx, { saleUnit, id })
  if (standing?.customerCode !== code) return unknown
  const day = sayWeekday(noonOf(planned), 'th')
  try {
    await skipRun(tx, { saleUnit, id, planned }, now)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return saidCard(speaker, `ข้ามรอบ ${day} ไม่ได้แล้ว`, error.say('th'))
  }
  return saidCard(speaker, `ข้ามสั่งประจำรอบ ${day} แล้ว`, 'รอบถัดไปจะสั่งให้ตามปกติ')
}

/** The names of units as the order has them; a unit that was changed since has none. */
async function unitNames(tx: Db, saleUnit: string, number: string): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('order_lines')
    .select(['product_code', 'unit', 'unit_name_th'])
    .where('sale_unit', '=', saleUnit)
    .where('order_number', '=', number)
    .execute()
  return new Map(rows.map((row) => [`${row.product_code} ${row.unit}`, row.unit_name_th]))
}
