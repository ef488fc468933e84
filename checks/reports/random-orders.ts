import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

type Random = () => number
type Product = { code: string; unit1_rate: number }

const areas = [
  ['กรุงเทพมหานคร', 'จตุจักร'],
  ['กรุงเทพมหานคร', 'บางกะปิ'],
  ['นนทบุรี', 'ปากเกร็ด'],
  ['ชลบุรี', ''],
]

type RandomShop = {
  saleUnit: string
  customers: string[]
  products: Product[]
  promotions: string[]
}

export async function findShop(pool: Pool, saleUnit: string): Promise<RandomShop> {
  const codes = async (text: string) =>
    (await pool.query<{ code: string }>(text, [saleUnit])).rows.map(({ code }) => code)
  const { rows: products } = await pool.query<Product>(
    'select code, unit1_rate from products where sale_unit = $1 order by code limit 60',
    [saleUnit],
  )
  await pool.query('update stock set on_hand = 1000000000 where sale_unit = $1', [saleUnit])
  return {
    saleUnit,
    products,
    customers: await codes(
      `select code from customers where sale_unit = $1 and status = 'active' order by code limit 40`,
    ),
    promotions: await codes('select id as code from promotions where sale_unit = $1 order by id limit 8'),
  }
}

const pick = <Value>(random: Random, values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value
const upTo = (random: Random, most: number) => Math.floor(random() * (most + 1))

/** What checkout would send, with lines, promotions, free products and times at random. */
export function randomOrder(random: Random, shop: RandomShop, at: Date) {
  const customer = pick(random, shop.customers)
  const isPoints = random() < 0.05
  const lines = Array.from({ length: 1 + upTo(random, 5) }, (_, index) => {
    const product = pick(random, shop.products)
    const free = index > 0 && random() < 0.15
    const [quantity, price] = [1 + upTo(random, 20), isPoints || free ? 0 : 1 + upTo(random, 99_999)]
    const hasPromotion = free || random() < 0.3
    return {
      ...{ line: index + 1, product_code: product.code, unit: 1, rate: product.unit1_rate, quantity, price },
      ...{ price_type: 1, amount: price * quantity, points: 0, free, held: quantity * product.unit1_rate },
      discount: hasPromotion && !free ? upTo(random, price * quantity) : 0,
      promotion_id: hasPromotion ? pick(random, shop.promotions) : null,
    }
  })
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0)
  const discount = lines.reduce((sum, line) => sum + line.discount, 0)
  const fee = random() < 0.3 ? 4_000 : 0
  const units = Map.groupBy(lines, (line) => line.product_code)
  const [province, district] = pick(random, areas)
  const bangkok = new Date(at.getTime() + 7 * 3_600_000).toISOString()
  return {
    ...{ customerCode: customer, key: randomUUID(), bodyHash: '', at: at.toISOString() },
    ...{ day: bangkok.slice(0, 10), month: `${Number(bangkok.slice(2, 4)) + 43}${bangkok.slice(5, 7)}` },
    ...{ byName: 'สุ่ม', points: 0, cartOf: '', cart: [] },
    stock: [...units].map(([code, ofIt]) => ({ code, units: ofIt.reduce((sum, { held }) => sum + held, 0) })),
    order: {
      ...{ customer_name: customer, placed_by_kind: 'customer', placed_by: customer, payment_code: 0 },
      payment_method: random() < 0.2 ? 'BANK' : 'COD',
      ...{ paid_at: random() < 0.2 ? at.toISOString() : null, pay_before: null, due_on: null },
      ...{ delivery_method: 'DELIVERY', delivery_fee: fee, deliver_on: bangkok.slice(0, 10), slot: '' },
      ...{ requested_on: null, goods, discount, vat: 0, total: goods - discount + fee, vat_groups: [] },
      ...{ needs_tax_invoice: false, tax_number: '', tax_branch: '', kind: isPoints ? 'points' : 'normal' },
      ...{ points_mode: isPoints, remark: '', ship_to: { province, district }, bill_to: {} },
    },
    details: { fee_price_type: 0, cash_rounding: 0 },
    lines,
  }
}
