import { atMinute } from '#database/seeds/calendar.ts'
import type { ByKind, OrderEvent } from '#database/seeds/orders/order.ts'
import type { Placer } from '#database/seeds/orders/order-placer.ts'
import type { Status } from '#database/seeds/orders/order-steps.ts'
import type { Centre } from '#database/seeds/people/centres.ts'
import type { Random } from '#database/seeds/random.ts'

type Making = {
  path: readonly Status[]
  minutes: readonly number[]
  day: string
  placer: Placer
  rider: string
  centre: Centre
  random: Random
}

const approvers = ['กมล ผู้จัดการ', 'พิมพ์ หัวหน้าทีม']
const regrets = ['ลูกค้าสั่งซ้ำ', 'ลูกค้าขอเปลี่ยนรายการ', 'สั่งผิดขนาด', 'ร้านปิดช่วงวันหยุด']
const refusals = ['สินค้าไม่พอส่ง', 'ออกใบกำกับผิดชื่อ', 'ลูกค้าเลื่อนรับสินค้า']

/** The timeline of an order: who changed its status, when and why. */
export function makeEvents({ path, minutes, day, placer, rider, centre, random }: Making): OrderEvent[] {
  const clerk =
    centre.saleUnit === 'BKK01'
      ? random.pick(approvers)
      : centre.saleUnit === 'NON01'
        ? 'ธนา เจ้าของ'
        : `เจ้าหน้าที่ ${centre.short}`
  return path.map((status, at) => {
    const [byKind, byName, why] = mover(status, at)
    return { status, at: atMinute(day, minutes[at] ?? 0), byKind, byName, why }
  })

  function mover(status: Status, at: number): [ByKind, string, string] {
    if (status === 'SO Wait') return [placer.kind, placer.name, '']
    if (status === 'POD') return ['rider', rider, random.chance(0.3) ? 'ส่งครบ ผู้รับเซ็นแล้ว' : '']
    if (status === 'SO Cancel' && at === 1 && random.chance(0.7))
      return ['customer', placer.name, random.pick(regrets)]
    if (status === 'SO Cancel' || status === 'Invoice Cancel') return ['staff', clerk, random.pick(refusals)]
    if (status === 'Invoice Approve' && rider.endsWith('สายถนน')) return ['rider', rider, 'อนุมัติใบส่งของบนรถ']
    return ['staff', clerk, '']
  }
}
