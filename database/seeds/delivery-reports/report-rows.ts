import type { Trade } from '#database/seeds/demo/demo-network.ts'
import type { Row } from '#database/seeds/insert-rows.ts'
import type { Order } from '#database/seeds/orders/order.ts'
import { orderLineRows } from '#database/seeds/orders/order-rows.ts'
import { makeRandom } from '#database/seeds/random.ts'
import { damagedSize } from './damaged-goods.ts'

export type Traded = Pick<Trade, 'centre' | 'orders'>
type SeedReport = { report: Row; lines: Row[]; photos: (Row & { id: string; file: string })[] }

const minutesAfter = (at: string, minutes: number) =>
  new Date(Date.parse(at) + minutes * 60_000).toISOString()
const deliveredAt = ({ events }: Order) => events.find(({ status }) => status === 'POD')?.at ?? ''

/** What the first customer reported two hours after the last delivery: damaged goods, with two photos. */
export function demoReport({ centre: { saleUnit }, orders }: Traded): SeedReport | undefined {
  const order = orders
    .filter(
      ({ customer, status, pointsMode }) => customer.code === 'C0001' && status === 'POD' && !pointsMode,
    )
    .toSorted((a, b) => deliveredAt(b).localeCompare(deliveredAt(a)))[0]
  const line = order && orderLineRows(order).find(({ free }) => !free)
  if (!order || !line) return undefined
  const random = makeRandom(`delivery report ${order.number}`)
  const id = random.uuid()
  const sent = minutesAfter(deliveredAt(order), 120)
  const photos = [0, 1].map((minutes) => {
    const photo = random.uuid()
    return {
      ...{ sale_unit: saleUnit, id: photo, order_number: order.number, report_id: id },
      received_at: minutesAfter(sent, minutes - 5),
      ...{ file: `delivery-reports/demo-${photo}.webp`, ...damagedSize },
    }
  })
  const { product_code, name_th, name_en, unit_name_th, unit_name_en, rate, quantity } = line
  return {
    report: {
      ...{ sale_unit: saleUnit, id, order_number: order.number, note: 'ลังด้านล่างเปียกและยุบ' },
      ...{ photos: photos.map((photo) => photo.id), sent_at: sent },
      ...{ sent_by_kind: 'customer', sent_by: 'C0001', sent_by_name: 'สมศรี ค้าดี' },
    },
    lines: [
      {
        ...{ sale_unit: saleUnit, report_id: id, line: line.line, product_code, name_th, name_en },
        ...{ unit_name_th, unit_name_en, rate, free: false },
        ...{ quantity: Math.min(2, Number(quantity)), reason: 'damaged', note: 'แตกตอนเปิดกล่อง' },
      },
    ],
    photos,
  }
}
