import type { Both } from './product.ts'

/** Material types with a name in the shop; a network's own types are shown by their codes. */
const names: Readonly<Record<string, Both>> = {
  FG: { th: 'สินค้าสำเร็จรูป', en: 'Finished goods' },
  DeliveryFee: { th: 'ค่าจัดส่ง', en: 'Delivery fee' },
  Point: { th: 'คะแนน', en: 'Points' },
  GivePoint: { th: 'คะแนนสะสม', en: 'Points earned' },
}

export function materialTypeName(code: string): Both {
  return Object.hasOwn(names, code) ? (names[code] as Both) : { th: code, en: code }
}
