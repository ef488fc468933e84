import type { Good } from '#database/seeds/catalogue/goods.ts'
import { priceOf } from '#database/seeds/catalogue/price-cells.ts'
import type { OrderLine } from '#database/seeds/orders/order.ts'
import type { RunningPromotion } from '#database/seeds/promotions/running-promotions.ts'
import type { Random } from '#database/seeds/random.ts'

type Basket = {
  goods: readonly Good[]
  level: number
  day: string
  licence: boolean
  promotions: readonly RunningPromotion[]
  random: Random
}

/** The lines of one order with that day's promotions applied, and their free products after them. */
export function fillBasket(basket: Basket): OrderLine[] {
  const { goods, licence, random } = basket
  const wanted = 1 + Math.floor(random.next() ** 1.5 * 8)
  const chosen = new Set<Good>()
  for (let tries = 0; chosen.size < wanted && tries < 40; tries++) {
    const good = random.weighted(goods, ({ weight }) => weight)
    if (licence || !good.item.line.needsLicence) chosen.add(good)
  }
  const bought = [...chosen].map((good) => buy(good, basket))
  return [...bought, ...freeGoods(bought, basket)]
}

function buy(good: Good, { level, day, promotions, random }: Basket): OrderLine {
  const units = good.item.units
  const unitAt = units.length === 1 || random.chance(0.55) ? 0 : random.between(1, units.length - 1)
  const rate = units[unitAt]?.rate ?? 1
  const cells = good.cells[level - 1]
  if (!cells) throw new Error(`${good.item.code} has no price at level ${level}`)
  const price = priceOf(cells, good.item, unitAt)
  const quantity = howMany(price, random)
  const amount = price * quantity
  const promotion = promotions.find(
    ({ percent, goods, from, to }) => percent && goods.has(good.item.code) && from <= day && day <= to,
  )
  const reached = promotion?.percent && quantity * rate >= promotion.reach
  const discount = reached && promotion.percent ? Math.round((amount * promotion.percent) / 100) : 0
  return {
    good,
    unitAt,
    rate,
    quantity,
    price,
    priceType: good.item.tax,
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

function freeGoods(bought: readonly OrderLine[], { promotions, day }: Basket): OrderLine[] {
  return promotions.flatMap(({ id, free, goods, reach, from, to }) => {
    if (!free || day < from || to < day) return []
    const units = bought
      .filter(({ good }) => goods.has(good.item.code))
      .reduce((sum, { quantity, rate }) => sum + quantity * rate, 0)
    const times = Math.floor(units / reach)
    if (times === 0) return []
    const smallest = free.good.item.units.length - 1
    const line: OrderLine = {
      good: free.good,
      unitAt: smallest,
      rate: free.good.item.units[smallest]?.rate ?? 1,
      quantity: times * free.quantity,
      price: 0,
      priceType: free.good.item.tax,
      amount: 0,
      discount: 0,
      promotionId: id,
      free: true,
      points: 0,
    }
    return [line]
  })
}
