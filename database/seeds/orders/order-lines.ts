import { priceOf } from '#database/seeds/catalogue/price-cells.ts'
import type { SeedProduct } from '#database/seeds/catalogue/products.ts'
import type { OrderLine } from '#database/seeds/orders/order.ts'
import type { RunningPromotion } from '#database/seeds/promotions/running-promotions.ts'
import type { Random } from '#database/seeds/random.ts'

type Cart = {
  products: readonly SeedProduct[]
  level: number
  day: string
  licence: boolean
  promotions: readonly RunningPromotion[]
  random: Random
}

/** The lines of one order with that day's promotions applied, and their free products after them. */
export function fillCart(cart: Cart): OrderLine[] {
  const { products, licence, random } = cart
  const count = 1 + Math.floor(random.next() ** 1.5 * 8)
  const chosen = new Set<SeedProduct>()
  for (let tries = 0; chosen.size < count && tries < 40; tries++) {
    const product = random.weighted(products, ({ weight }) => weight)
    if (licence || !product.item.line.needsLicence) chosen.add(product)
  }
  const bought = [...chosen].map((product) => buy(product, cart))
  return [...bought, ...freeLines(bought, cart)]
}

function buy(product: SeedProduct, { level, day, promotions, random }: Cart): OrderLine {
  const units = product.item.units
  const unitAt = units.length === 1 || random.chance(0.55) ? 0 : random.between(1, units.length - 1)
  const rate = units[unitAt]?.rate ?? 1
  const cells = product.cells[level - 1]
  if (!cells) throw new Error(`${product.item.code} has no price at level ${level}`)
  const price = priceOf(cells, product.item, unitAt)
  const quantity = howMany(price, random)
  const amount = price * quantity
  const promotion = promotions.find(
    ({ percent, products, from, to }) =>
      percent && products.has(product.item.code) && from <= day && day <= to,
  )
  const reached = promotion?.percent && quantity * rate >= promotion.reach
  const discount = reached && promotion.percent ? Math.round((amount * promotion.percent) / 100) : 0
  return {
    product,
    unitAt,
    rate,
    quantity,
    price,
    priceType: product.item.tax,
    amount,
    discount,
    promotionId: discount > 0 && promotion ? promotion.id : null,
    free: false,
    points: 0,
  }
}

/** Cheap units are ordered by the handful, cases by ones and twos. */
function howMany(price: number, random: Random): number {
  if (price > 60_000) return random.between(1, 2)
  if (price > 15_000) return random.between(1, 4)
  if (price > 4_000) return random.between(1, 6)
  return random.between(3, 12)
}

function freeLines(bought: readonly OrderLine[], { promotions, day }: Cart): OrderLine[] {
  return promotions.flatMap(({ id, free, products, reach, from, to }) => {
    if (!free || day < from || to < day) return []
    const units = bought
      .filter(({ product }) => products.has(product.item.code))
      .reduce((sum, { quantity, rate }) => sum + quantity * rate, 0)
    const times = Math.floor(units / reach)
    if (times === 0) return []
    const smallest = free.product.item.units.length - 1
    const line: OrderLine = {
      product: free.product,
      unitAt: smallest,
      rate: free.product.item.units[smallest]?.rate ?? 1,
      quantity: times * free.quantity,
      price: 0,
      priceType: free.product.item.tax,
      amount: 0,
      discount: 0,
      promotionId: id,
      free: true,
      points: 0,
    }
    return [line]
  })
}
