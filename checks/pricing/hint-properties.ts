import assert from 'node:assert/strict'
import { whyNotReadable } from '#shop/discounts/tiers.ts'
import type {
  CartToPrice,
  ProductToPrice,
  PromotionToPrice,
  Quantities,
} from '#shop/priced-cart/cart-to-price.ts'
import type { BiggerUnitHint, PricedCart, PromotionHint } from '#shop/priced-cart/priced-cart.ts'
import { priceCart } from '#shop/pricing/price-cart.ts'
import type { PromotionTier } from '#shop/promotions/promotion.ts'

/** Products that count exactly one: a base unit, or a satang. */
const extra: ProductToPrice = {
  code: 'EXTRA',
  units: [{ position: 1, rate: 1, price: 1, priceType: 0 }],
  basis: 'list',
  stockControlled: false,
  stockAvailable: 0,
  pointsPerUnit: 0,
}

type Adds = (more: number) => PricedCart

/**
 * The ways to buy more for a promotion that stands alone: products that count one, or a base unit of
 * something in the cart.
 */
function waysToAdd(cart: CartToPrice, promotion: PromotionToPrice, hint: PromotionHint): Adds[] {
  // Products of an unreadable promotion count nowhere, so those stay.
  const unreadable = cart.promotions.filter(whyNotReadable)
  const alone = {
    ...cart,
    promotions: [{ ...promotion, saleProducts: [...promotion.saleProducts, 'EXTRA'] }, ...unreadable],
  }
  const adds = (product: ProductToPrice, position: number): Adds => {
    return (more) => {
      const quantities = [1, 2, 3].map((each) => (each === position ? more : 0)) as [number, number, number]
      return priceCart(more === 0 ? alone : { ...alone, lines: [...cart.lines, { product, quantities }] })
    }
  }
  const own = cart.lines.flatMap(({ product }) => {
    const unit = product.units.find(({ rate, price }) => rate === 1 && price > 0)
    return unit && hint.productCodes.includes(product.code) ? [{ product, position: unit.position }] : []
  })[0]
  return [adds(extra, 1), ...(own && hint.counting !== 'money' ? [adds(own.product, own.position)] : [])]
}

const figuresOf = (priced: PricedCart, counted: readonly string[]) => ({
  discount: priced.discount,
  gifts: priced.freeItems.reduce((sum, { quantity }) => sum + quantity, 0),
  promised: priced.freeItems.reduce((sum, { promised }) => sum + promised, 0),
  amount: priced.lines.reduce(
    (sum, { productCode, amount }) => sum + (counted.includes(productCode) ? amount : 0),
    0,
  ),
})

/** The tier that a promotion standing alone gives its rows. */
const reachedIn = (priced: PricedCart) =>
  priced.lines.flatMap((line) =>
    line.rows.flatMap((row) => row.why.filter((reason) => reason.kind === 'promotion')),
  )

export function checkPromotionHint(cart: CartToPrice, hint: PromotionHint): void {
  const promotion = cart.promotions.find(({ id }) => id === hint.promotionId)
  assert.ok(promotion)
  assert.ok(hint.missing > 0 && hint.have + hint.missing === hint.target)
  for (const add of waysToAdd(cart, { ...promotion, needsCoupon: false }, hint)) {
    const [now, almost, there] = [add(0), add(hint.missing - 1), add(hint.missing)]
    if (hint.counting === 'every')
      checkOnceMore(promotion, hint, [now, almost, there], cart.promotions.length === 1)
    else checkThreshold(hint, now, almost, there)
  }
}

/** For thresholds, the hinted tier is the given one. */
function checkThreshold(
  { target, gain, productCodes }: PromotionHint,
  now: PricedCart,
  almost: PricedCart,
  there: PricedCart,
): void {
  if (gain.kind === 'free') {
    const [before, short, after] = [now, almost, there].map((each) =>
      figuresOf(each, [...productCodes, 'EXTRA']),
    ) as [Figures, Figures, Figures]
    assert.equal(after.gifts, gain.quantity)
    assert.equal(short.promised, before.promised)
    assert.ok(before.promised < gain.quantity)
    return
  }
  const reached = reachedIn(there)
  assert.ok(reached.length > 0)
  for (const reason of reached) assert.deepEqual([reason.reached, reason.gain], [target, gain])
  for (const reason of reachedIn(almost)) assert.ok(reason.reached < target)
}

/** For "every n", exactly the hinted gain comes, and not earlier. */
function checkOnceMore(
  { tiers }: PromotionToPrice,
  hint: PromotionHint,
  steps: readonly PricedCart[],
  isOnly: boolean,
): void {
  const { gain, have, target } = hint
  const [before, short, after] = steps.map((each) => figuresOf(each, [...hint.productCodes, 'EXTRA'])) as [
    Figures,
    Figures,
    Figures,
  ]
  // "Every unit" gives something for each unit, as may groups skipped because other promotions give more.
  const isStill = tiers.every(({ orderBuy }) => orderBuy > 1) && (gain.kind === 'free' || isOnly)
  if (gain.kind === 'free') {
    assert.equal(after.gifts, before.promised + gain.quantity)
    assert.ok(short.promised < after.promised)
    if (isStill) assert.ok(short.promised <= before.promised)
  } else if (gain.kind === 'money') {
    // Nothing costs less than 0.
    const isCapped = [before, short, after].some(({ discount, amount: item }) => discount === item)
    if (isCapped) return
    assert.equal(after.discount, before.discount + gain.amount)
    assert.ok(short.discount < after.discount)
    if (isStill) assert.ok(short.discount <= before.discount)
  } else {
    const figure = gain.kind === 'percent' ? gain.percent : gain.amount
    const reached = tiers.filter(
      ({ discount, orderBuy }) =>
        discount === figure && fits(tiers, orderBuy, target) > fits(tiers, orderBuy, target - 1),
    )
    assert.ok(reached.length > 0)
    assert.ok(
      qualifying(tiers, target) > qualifying(tiers, have) &&
        qualifying(tiers, target) > qualifying(tiers, target - 1),
    )
    if (isStill && tiers.length === 1) assert.ok(qualifying(tiers, target - 1) <= qualifying(tiers, have))
  }
}

type Figures = ReturnType<typeof figuresOf>

/** How often a group fits: the largest first, the next on the rest. */
function fits(tiers: readonly PromotionTier[], orderBuy: number, count: number): number {
  const larger = tiers.map((tier) => tier.orderBuy).filter((size) => size > orderBuy)
  const left = larger.sort((a, b) => b - a).reduce((rest, size) => rest % size, count)
  return Math.floor(left / orderBuy)
}

/** Units times the discount of each. */
function qualifying(tiers: readonly PromotionTier[], count: number): number {
  return tiers.reduce(
    (sum, { orderBuy, discount }) => sum + fits(tiers, orderBuy, count) * orderBuy * discount,
    0,
  )
}

export function checkBiggerUnit(cart: CartToPrice, priced: PricedCart, hint: BiggerUnitHint): void {
  const line = cart.lines.find(({ product }) => product.code === hint.productCode)
  assert.ok(line)
  const { product } = line
  const rateOf = (position: number) => product.units.find((unit) => unit.position === position)?.rate ?? 0
  const pricedWith = (changes: Record<number, number>) => {
    const mine = cart.lines.filter((each) => each.product.code === product.code)
    const quantities = [1, 2, 3].map((at) =>
      mine.reduce((sum, each) => sum + (each.quantities[at - 1] ?? 0), changes[at] ?? 0),
    )
    const others = cart.lines.filter((each) => each.product.code !== product.code)
    assert.ok(quantities.every((quantity) => quantity >= 0))
    return priceCart({
      ...cart,
      lines: [...others, { product, quantities: quantities as unknown as Quantities }],
    })
  }
  const loose = (hint.bigUnits * rateOf(hint.to)) / rateOf(hint.from)
  assert.ok(Number.isInteger(loose) && loose > 1 && hint.missing * 2 <= loose)
  const inSmall = pricedWith({ [hint.from]: hint.missing })
  const inBig = pricedWith({ [hint.from]: hint.missing - loose, [hint.to]: hint.bigUnits })
  assert.ok(hint.saves > 0)
  assert.equal(inSmall.total - inBig.total, hint.saves)
  if (hint.missing === 0) assert.equal(priced.total - inBig.total, hint.saves)
  assert.ok(inBig.missingToMinimum === 0 || priced.missingToMinimum > 0)
  assert.deepEqual(
    inBig.problems.filter(({ productCode }) => productCode === product.code),
    [],
  )
  for (const before of [priced, inSmall])
    for (const { promotionId, quantity } of before.freeItems)
      assert.ok((inBig.freeItems.find((item) => item.promotionId === promotionId)?.quantity ?? 0) >= quantity)
}
