import type { SeedProduct } from '#database/seeds/catalogue/products.ts'
import type { Row } from '#database/seeds/insert-rows.ts'

type Shelf = {
  id: number
  home: boolean
  th: string
  en: string
  holds: (product: SeedProduct) => boolean
  size: number
}

const inAisles =
  (...aisles: string[]) =>
  (product: SeedProduct) =>
    aisles.some((aisle) => product.item.line.aisle.startsWith(aisle))

const shelves: Shelf[] = [
  {
    id: 1,
    home: true,
    th: 'เติมร้านทุกสัปดาห์',
    en: 'Weekly restock',
    holds: inAisles('1010', '1020', '4020', '3010'),
    size: 16,
  },
  {
    id: 2,
    home: true,
    th: 'ของเข้าครัวร้านอาหาร',
    en: 'For restaurant kitchens',
    holds: inAisles('4040', '50', '4050', '4010'),
    size: 16,
  },
  {
    id: 3,
    home: true,
    th: 'มุมกาแฟและชงขาย',
    en: 'Coffee corner',
    holds: inAisles('2030', '2040', '2050'),
    size: 14,
  },
  {
    id: 4,
    home: true,
    th: 'สะอาดทั้งบ้าน',
    en: 'A clean home',
    holds: inAisles('6010', '6020', '6030', '6040'),
    size: 14,
  },
  {
    id: 5,
    home: true,
    th: 'ซองเล็กขายคล่อง',
    en: 'Small sachets, quick sales',
    holds: (product) => product.item.shape === 'sachet' && product.item.baht < 12,
    size: 12,
  },
  {
    id: 11,
    home: false,
    th: 'ราคาต่ำกว่า 20 บาท',
    en: 'Under 20 baht',
    holds: (product) => product.item.baht < 20,
    size: 40,
  },
  { id: 12, home: false, th: 'ของใช้เด็กและสัตว์เลี้ยง', en: 'Baby and pets', holds: inAisles('80'), size: 24 },
  {
    id: 13,
    home: false,
    th: 'อาหารแห้งเก็บได้นาน',
    en: 'Long-life pantry',
    holds: inAisles('4020', '4060', '5040'),
    size: 24,
  },
]

/** Display groups of the home page and the drawer, best sellers first; an empty group is left out. */
export function displayGroupRows(
  saleUnit: string,
  products: readonly SeedProduct[],
): { groups: Row[]; members: Row[] } {
  const groups: Row[] = []
  const members: Row[] = []
  for (const { id, home, th, en, holds, size } of shelves) {
    const chosen = products
      .filter((product) => holds(product) && !product.item.line.needsLicence)
      .sort((a, b) => b.popularity - a.popularity)
      .slice(0, size)
    if (chosen.length < 3) continue
    const placement = home ? 'EORDER_HOME_PAGE' : 'EORDER_LAYOUT_DRAWER'
    groups.push({ sale_unit: saleUnit, id, placement, name_th: th, name_en: en, position: id })
    members.push(
      ...chosen.map(({ item }, position) => ({
        sale_unit: saleUnit,
        group_id: id,
        product_code: item.code,
        position,
      })),
    )
  }
  return { groups, members }
}
