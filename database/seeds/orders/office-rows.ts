import type { Trade } from '#database/seeds/demo/demo-network.ts'
import type { Row } from '#database/seeds/insert-rows.ts'
import type { Order, OrderEvent } from '#database/seeds/orders/order.ts'
import type { Status } from '#database/seeds/orders/order-steps.ts'
import { staffSignIns } from '#database/seeds/people/sign-ins.ts'
import { makeRandom } from '#database/seeds/random.ts'

const actions: Partial<Record<Status, string>> = {
  'SO Approve': 'approve',
  'SO Cancel': 'cancel',
  'Invoice wait': 'invoice',
  'Invoice Approve': 'ship',
  'Invoice Cancel': 'cancel',
}
const notes = ['โทรก่อนเข้าส่ง', 'ลูกค้าขอแยกบิลค่าส่งรอบหน้า', 'ของแตกง่าย วางชั้นบน']
const messages = ['สินค้าจะถึงช่วงเช้านะคะ', 'ขอบคุณที่สั่งซื้อค่ะ รอบนี้แถมตัวอย่างสินค้าไปด้วย']
const lastActions = 12

const usernameOf = (name: string) => staffSignIns.find((staff) => staff.name === name)?.username

/** What staff did with the newest orders, oldest first, as the activity log keeps it. */
export function activityRows({ centre: { saleUnit }, orders }: Pick<Trade, 'centre' | 'orders'>): Row[] {
  return orders
    .flatMap((order) => order.events.map((event, at) => ({ order, event, before: order.events[at - 1] })))
    .filter(({ event }) => event.byKind === 'staff' && actions[event.status] && usernameOf(event.byName))
    .sort((a, b) => a.event.at.localeCompare(b.event.at))
    .slice(-lastActions)
    .map(({ order, event, before }) => ({
      sale_unit: saleUnit,
      at: event.at,
      username: usernameOf(event.byName),
      by_name: event.byName,
      kind: 'order',
      subject: order.number,
      what: actions[event.status],
      before: { status: before?.status },
      after: { status: event.status, ...(event.why && { why: event.why }) },
    }))
}

/** Notes and messages on some of the orders that are being packed or are on their way. */
export function remarkRows({ centre: { saleUnit }, orders }: Pick<Trade, 'centre' | 'orders'>): Row[] {
  const open = orders.filter(({ status }) => status === 'SO Approve' || status === 'Invoice Approve')
  const rowOf = (order: Order, { at, byName }: OrderEvent, nth: number): Row => ({
    sale_unit: saleUnit,
    id: makeRandom(`remark ${order.number}`).uuid(),
    order_number: order.number,
    kind: nth % 2 === 0 ? 'note' : 'message',
    at,
    username: usernameOf(byName),
    by_name: byName,
    text: nth % 2 === 0 ? notes[(nth / 2) % notes.length] : messages[((nth - 1) / 2) % messages.length],
    channel: nth % 2 === 0 ? null : 'line',
  })
  return open
    .flatMap((order) => {
      const event = order.events.find(({ byName }) => usernameOf(byName))
      return event ? [{ order, event }] : []
    })
    .slice(-6)
    .map(({ order, event }, nth) => rowOf(order, event, nth))
}
