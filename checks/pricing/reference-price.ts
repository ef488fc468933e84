import type { CartToPrice, ProductToPrice, PromotionToPrice } from '#shop/priced-cart/cart-to-price.ts'
import type { PromotionTier } from '#shop/promotions/promotion.ts'

/**
 * A second implementation from docs/decisions/0013-pricing.md alone, without shared code. It uses BigInt and
 * tries every combination of discounts.
 */
type ReferencePrice = {
  total: bigint
  subtotal: bigint
  worth: bigint
  discount: bigint
  fee: bigint
  vat: bigint
  rows: { key: string; amount: bigint; discount: bigint; promotionId: string | null }[]
  free: { promotionId: string; productCode: string; quantity: bigint }[]
  blocked: string[]
  combinations: number
}

type Row = {
  key: string
  code: string
  position: number
  rate: bigint
  price: bigint
  type: number
  quantity: bigint
  amount: bigint
}

const halfUp = (top: bigint, bottom: bigint) => (2n * top + bottom) / (2n * bottom)
const total = (list: bigint[]) => list.reduce((a, b) => a + b, 0n)
const least = (a: bigint, b: bigint) => (a < b ? a : b)

function splitFairly(amount: bigint, weights: bigint[]): bigint[] {
  const all = total(weights)
  if (all === 0n) return weights.map(() => 0n)
  const parts = weights.map((weight, place) => ({
    place,
    whole: (amount * weight) / all,
    rest: (amount * weight) % all,
  }))
  const spare = Number(amount - total(parts.map((part) => part.whole)))
  const lucky = new Set(
    [...parts]
      .sort((a, b) => (a.rest === b.rest ? a.place - b.place : a.rest > b.rest ? -1 : 1))
      .slice(0, spare)
      .map((part) => part.place),
  )
  return parts.map((part) => part.whole + (lucky.has(part.place) ? 1n : 0n))
}

function isOdd(promotion: PromotionToPrice): boolean {
  if (![1, 2, 3].includes(promotion.type) || ![1, 2, 3].includes(promotion.calculation)) return true
  return (
    promotion.type !== 3 &&
    promotion.tiers.some((tier) => !['%', 'Money', 'Money/UOM'].includes(tier.discountType))
  )
}

function withVat(rows: Row[], vat: bigint): bigint {
  const bare = total(rows.filter((row) => row.type === 2).map((row) => row.amount))
  return total(rows.map((row) => row.amount)) + halfUp(bare * vat, 100n)
}

/** Each row's discount by a tier if all of it qualified. */
function fullDiscount(tier: PromotionTier, rows: Row[], times: bigint): bigint[] {
  const figure = BigInt(tier.discount)
  if (tier.discountType === 'Money') {
    const amounts = rows.map((row) => row.amount)
    return splitFairly(least(figure * times, total(amounts)), amounts)
  }
  return rows.map(
    (row) =>
      row.quantity *
      least(row.price, tier.discountType === '%' ? halfUp(row.price * figure, 10_000n) : figure * row.rate),
  )
}

function discountsOf(promotion: PromotionToPrice, rows: Row[], vat: bigint): bigint[] {
  const units = total(rows.map((row) => row.rate * row.quantity))
  const downwards = [...promotion.tiers].sort((a, b) => b.orderBuy - a.orderBuy)
  if (promotion.calculation !== 1) {
    const have = promotion.calculation === 2 ? units : withVat(rows, vat)
    let best = rows.map(() => 0n)
    for (const tier of downwards) {
      if (BigInt(tier.orderBuy) > have) continue
      const offered = fullDiscount(tier, rows, 1n)
      if (total(offered) > total(best)) best = offered
    }
    return best
  }
  let unused = units
  let left = rows.map((row) => row.amount)
  let money = 0n
  for (const tier of downwards) {
    const size = BigInt(tier.orderBuy)
    const times = unused / size
    unused %= size
    if (times === 0n) continue
    if (tier.discountType === 'Money') {
      money += times * BigInt(tier.discount)
      continue
    }
    const most = fullDiscount(tier, rows, 1n).map((off, at) => least(off, left[at] ?? 0n))
    const now = splitFairly(halfUp(total(most) * times * size, units), most)
    left = left.map((amount, at) => amount - (now[at] ?? 0n))
  }
  const last = splitFairly(least(money, total(left)), left)
  return rows.map((row, at) => row.amount - (left[at] ?? 0n) + (last[at] ?? 0n))
}

function freeOf(promotion: PromotionToPrice, rows: Row[], vat: bigint): bigint {
  const units = total(rows.map((row) => row.rate * row.quantity))
  const downwards = [...promotion.tiers].sort((a, b) => b.orderBuy - a.orderBuy)
  if (promotion.calculation === 1) {
    let [unused, quantity] = [units, 0n]
    for (const tier of downwards) {
      quantity += (unused / BigInt(tier.orderBuy)) * BigInt(tier.freeQuantity)
      unused %= BigInt(tier.orderBuy)
    }
    return quantity
  }
  const have = promotion.calculation === 2 ? units : withVat(rows, vat)
  return BigInt(
    Math.max(
      0,
      ...downwards.filter((tier) => BigInt(tier.orderBuy) <= have).map((tier) => tier.freeQuantity),
    ),
  )
}

type Document = { rows: Row[]; discounts: bigint[]; fee: bigint; cart: CartToPrice }

function documentTotal({ rows, discounts, fee, cart }: Document): { total: bigint; vat: bigint } {
  const vatPercent = BigInt(cart.vatPercent)
  const feeOf = (type: number) => (cart.delivery.priceType === type ? fee : 0n)
  const net = (type: number) =>
    total(rows.map((row, at) => (row.type === type ? row.amount - (discounts[at] ?? 0n) : 0n))) + feeOf(type)
  const [included, excluded] = [net(1), net(2)]
  const onTop = halfUp(excluded * vatPercent, 100n)
  const inside = included - halfUp(included * 100n, 100n + vatPercent)
  const exact = included + excluded + net(0) + onTop
  const step = cart.paysCash ? BigInt(cart.cashStep ?? 0) : 0n
  return { total: step > 0n ? (exact / step) * step : exact, vat: inside + onTop }
}

export function referencePrice(cart: CartToPrice): ReferencePrice {
  const vat = BigInt(cart.vatPercent)
  const active = cart.promotions.filter(
    (promotion) => !promotion.needsCoupon || cart.couponPromotionIds.includes(promotion.id),
  )
  const blocked = new Set(active.filter(isOdd).flatMap((promotion) => promotion.saleProducts))
  const products = new Map<string, ProductToPrice>(
    cart.lines.map((line) => [line.product.code, line.product]),
  )
  const rows = [...products.keys()].sort().flatMap((code) =>
    (products.get(code)?.units ?? []).flatMap((unit): Row[] => {
      const quantities = cart.lines
        .filter((line) => line.product.code === code)
        .map((line) => BigInt(line.quantities[unit.position - 1] ?? 0))
      const [quantity, price] = [total(quantities), blocked.has(code) ? 0n : BigInt(unit.price)]
      const { position, rate, priceType } = unit
      return quantity > 0n
        ? [
            {
              key: `${code} ${position}`,
              code,
              position,
              rate: BigInt(rate),
              price,
              type: priceType,
              quantity,
              amount: price * quantity,
            },
          ]
        : []
    }),
  )
  const priced = rows.filter((row) => row.amount > 0n)
  const readable = active.filter((promotion) => !isOdd(promotion)).sort((a, b) => (a.id < b.id ? -1 : 1))
  const rowsOf = (promotion: PromotionToPrice) =>
    promotion.wholeOrder ? priced : priced.filter((row) => promotion.saleProducts.includes(row.code))

  const choices = rows.map(() => [{ promotion: undefined as PromotionToPrice | undefined, off: 0n }])
  for (const promotion of readable.filter(({ type }) => type !== 3)) {
    const mine = rowsOf(promotion)
    if (mine.length === 0) continue
    discountsOf(promotion, mine, vat).forEach((off, at) => {
      const place = rows.indexOf(mine[at] as Row)
      if (off > 0n) choices[place]?.push({ promotion, off })
    })
  }

  const worth = withVat(rows, vat)
  const subtotal = total(rows.map((row) => row.amount))
  const { fee: fullFee, freeFrom } = cart.delivery
  const fee = subtotal === 0n || (freeFrom !== null && worth >= BigInt(freeFrom)) ? 0n : BigInt(fullFee)

  // Every combination, like the wheels of a counter.
  const wheel = choices.map(() => 0)
  let cheapest: { total: bigint; wheel: number[] } | undefined
  let combinations = 0
  const preference = (at: number, turn: number) => {
    const promotion = choices[at]?.[turn]?.promotion
    return promotion ? `${promotion.needsCoupon ? 1 : 0}${promotion.id}` : '9'
  }
  for (;;) {
    combinations++
    const off = wheel.map((turn, at) => choices[at]?.[turn]?.off ?? 0n)
    const cost = documentTotal({ rows, discounts: off, fee, cart: { ...cart, paysCash: false } }).total
    const better = (): boolean => {
      if (!cheapest || cost !== cheapest.total) return !cheapest || cost < cheapest.total
      const differs = wheel.findIndex((turn, at) => turn !== cheapest?.wheel[at])
      return (
        differs >= 0 &&
        preference(differs, wheel[differs] ?? 0) < preference(differs, cheapest.wheel[differs] ?? 0)
      )
    }
    if (better()) cheapest = { total: cost, wheel: [...wheel] }
    let place = 0
    while (place < wheel.length && wheel[place] === (choices[place]?.length ?? 1) - 1) wheel[place++] = 0
    if (place === wheel.length) break
    wheel[place] = (wheel[place] ?? 0) + 1
  }
  const taken = choices.map((list, at) => list[cheapest?.wheel[at] ?? 0])
  const discounts = taken.map((choice) => choice?.off ?? 0n)

  const stock = new Map(cart.freeProducts.map((product) => [product.code, BigInt(product.stockAvailable)]))
  for (const row of rows) stock.set(row.code, (stock.get(row.code) ?? 0n) - row.rate * row.quantity)
  const free = readable
    .filter((promotion) => promotion.type === 3 && rowsOf(promotion).length > 0)
    .flatMap((promotion) => {
      const quantity = freeOf(promotion, rowsOf(promotion), vat)
      const listed = cart.freeProducts
        .filter((product) => promotion.freeProducts.includes(product.code))
        .sort((a, b) => (a.code < b.code ? -1 : 1))
      const size = (product: ProductToPrice) => BigInt(product.units[product.units.length - 1]?.rate ?? 1)
      const chosen = cart.freeChoices.find((choice) => choice.promotionId === promotion.id)?.productCode
      const possible = listed.map((product) => {
        const there = (stock.get(product.code) ?? 0n) / size(product)
        return {
          product,
          many: product.stockControlled ? least(quantity, there > 0n ? there : 0n) : quantity,
        }
      })
      const most = possible.reduce((best, { many }) => (many - best > 0n ? many : best), 0n)
      const best = possible.filter(({ many }) => many === most)
      const given =
        (most === quantity ? best.find(({ product }) => product.code === chosen) : undefined) ?? best[0]
      if (most === 0n || !given) return []
      stock.set(given.product.code, (stock.get(given.product.code) ?? 0n) - most * size(given.product))
      return [{ promotionId: promotion.id, productCode: given.product.code, quantity: most }]
    })

  return {
    ...documentTotal({ rows, discounts, fee, cart }),
    subtotal,
    worth,
    discount: total(discounts),
    fee,
    rows: rows.map((row, at) => ({
      key: row.key,
      amount: row.amount,
      discount: discounts[at] ?? 0n,
      promotionId: taken[at]?.promotion?.id ?? null,
    })),
    free,
    blocked: [...products.keys()].filter((code) => blocked.has(code)).sort(),
    combinations,
  }
}
