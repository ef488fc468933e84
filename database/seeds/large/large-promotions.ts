import type { ClientBase } from 'pg'
import { addDays } from '#database/seeds/calendar.ts'
import type { Item } from '#database/seeds/catalogue/item.ts'
import { insertRows, type Row } from '#database/seeds/insert-rows.ts'
import { makeRandom } from '#database/seeds/random.ts'

const promotionsPerCentre = 500
const productsPerPromotion = 8

type Kind = {
  type: number
  calculation: number
  buy: number
  discount: number
  discountType: string
  free: number
  short: string
}

const kinds: Kind[] = [
  {
    type: 1,
    calculation: 1,
    buy: 12,
    discount: 1_000,
    discountType: 'Money',
    free: 0,
    short: 'ทุก 12 ลด ฿10',
  },
  {
    type: 1,
    calculation: 2,
    buy: 24,
    discount: 100,
    discountType: 'Money/UOM',
    free: 0,
    short: 'ครบ 24 ลดชิ้นละ ฿1',
  },
  {
    type: 1,
    calculation: 3,
    buy: 100_000,
    discount: 5_000,
    discountType: 'Money',
    free: 0,
    short: 'ครบ ฿1,000 ลด ฿50',
  },
  { type: 2, calculation: 1, buy: 6, discount: 300, discountType: '%', free: 0, short: 'ทุก 6 ลด 3%' },
  { type: 2, calculation: 2, buy: 1, discount: 500, discountType: '%', free: 0, short: 'ลด 5%' },
  {
    type: 2,
    calculation: 3,
    buy: 50_000,
    discount: 400,
    discountType: '%',
    free: 0,
    short: 'ครบ ฿500 ลด 4%',
  },
  { type: 3, calculation: 1, buy: 10, discount: 0, discountType: '', free: 1, short: 'ซื้อ 10 แถม 1' },
  { type: 3, calculation: 2, buy: 48, discount: 0, discountType: '', free: 4, short: 'ซื้อ 48 แถม 4' },
]

/** Five hundred current promotions of every kind over random products of one centre. */
export async function storeLargePromotions(
  client: ClientBase,
  saleUnit: string,
  items: readonly Item[],
  today: string,
): Promise<void> {
  const random = makeRandom(`${saleUnit} promotions`)
  const promotions: Row[] = []
  const tiers: Row[] = []
  const products: Row[] = []
  for (let at = 0; at < promotionsPerCentre; at++) {
    const kind = random.pick(kinds)
    const key = { sale_unit: saleUnit, promotion_id: `PR${String(at + 1).padStart(4, '0')}` }
    const sale = new Set(Array.from({ length: productsPerPromotion }, () => random.pick(items)))
    const [first] = sale
    promotions.push({
      sale_unit: saleUnit,
      id: key.promotion_id,
      name: `${kind.short} ${first?.shortTh ?? ''}`,
      short_name: kind.short,
      remark: `${kind.short} สำหรับสินค้าที่ร่วมรายการ`,
      starts_on: addDays(today, -random.between(0, 30)),
      ends_on: addDays(today, random.between(7, 60)),
      type: kind.type,
      calculation: kind.calculation,
    })
    tiers.push({
      ...key,
      line: 1,
      order_buy: kind.buy,
      free_quantity: kind.free,
      discount: kind.discount,
      discount_type: kind.discountType,
    })
    products.push(...[...sale].map(({ code }) => ({ ...key, side: 'sale', product_code: code })))
    if (kind.free > 0 && first) products.push({ ...key, side: 'free', product_code: first.code })
  }
  await insertRows(client, 'promotions', promotions)
  await insertRows(client, 'promotion_tiers', tiers)
  await insertRows(client, 'promotion_products', products)
}

/** Five display groups of the home page, each the best sellers of one department. */
export async function storeLargeShelves(client: ClientBase, saleUnit: string): Promise<void> {
  await client.query(
    `insert into display_groups (sale_unit, id, placement, name_th, name_en, position)
     select sale_unit, row_number() over (order by code), 'EORDER_HOME_PAGE', name_th, name_en, row_number() over (order by code)
     from (select * from categories where sale_unit = $1 and level = 1 order by code limit 5) c`,
    [saleUnit],
  )
  await client.query(
    `insert into display_group_products (sale_unit, group_id, product_code, position)
     select $1, g.id, p.code, p.place
     from display_groups g
     join categories c on c.sale_unit = $1 and c.level = 1 and c.name_th = g.name_th
     cross join lateral (
       select code, row_number() over (order by popularity desc, code) as place from products
       where sale_unit = $1 and h1 = c.code and active order by popularity desc, code limit 16
     ) p
     where g.sale_unit = $1`,
    [saleUnit],
  )
}
