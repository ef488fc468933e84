import type { Row } from '#database/seeds/insert-rows.ts'

/** Points that promotions give with an order. */
export const pointsCode = '9002'

const services = [
  {
    code: '9001',
    th: 'ค่าจัดส่ง',
    en: 'Delivery fee',
    material: 'DeliveryFee',
    price: 4_000,
    unit: ['ครั้ง', 'Trip'],
  },
  {
    code: pointsCode,
    th: 'คะแนนสะสม',
    en: 'Points',
    material: 'GivePoint',
    price: 0,
    unit: ['คะแนน', 'Point'],
  },
] as const

/** Products that are never shown in the shop: their material type names their role in an order. */
export function serviceProductRows(saleUnit: string): { products: Row[]; prices: Row[] } {
  const products = services.map(({ code, th, en, material, unit: [unitTh, unitEn] }) => ({
    sale_unit: saleUnit,
    code,
    name_th: th,
    name_en: en,
    short_name_th: th,
    short_name_en: en,
    ...{ h1: '', h2: '', h3: '', h4: '', h5: '', group_code: '', brand_code: '' },
    ...{ unit1_code: 'EA', unit1_name_th: unitTh, unit1_name_en: unitEn, unit1_rate: 1 },
    stock_controlled: false,
    material_type: material,
  }))
  const prices = services.flatMap(({ code, price }) =>
    [1, 2, 3, 4, 5].map((level) => ({
      sale_unit: saleUnit,
      product_code: code,
      level,
      unit1_price: price,
      piece_price: price * 1000,
      unit1_type: 1,
    })),
  )
  return { products, prices }
}
