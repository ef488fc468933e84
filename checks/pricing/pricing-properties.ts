import assert from 'node:assert/strict'
import { whyNotReadable } from '#shop/discounts/tiers.ts'
import type { CartToPrice, PromotionToPrice } from '#shop/priced-cart/cart-to-price.ts'
import type { PricedCart } from '#shop/priced-cart/priced-cart.ts'
import { biggerUnitHints } from '#shop/pricing/bigger-units.ts'
import { priceCart } from '#shop/pricing/price-cart.ts'
import { salesPrice } from '#shop/pricing/sales-price.ts'
import { checkBiggerUnit, checkPromotionHint } from './hint-properties.ts'
import { referencePrice } from './reference-price.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
const rowsOf = (priced: PricedCart) =>
  priced.lines.flatMap((line) =>
    line.rows.map((row) => ({ key: `${line.productCode} ${row.position}`, ...row })),
  )
const byKey = <Item>(list: readonly Item[], key: (item: Item) => string) =>
  [...list].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0))
const only = (cart: CartToPrice, promotions: PromotionToPrice[]): CartToPrice => ({ ...cart, promotions })
/** With unlimited stock, for properties that hold only while gifts last. */
const inStock = (cart: CartToPrice): CartToPrice => ({
  ...cart,
  freeProducts: cart.freeProducts.map((product) => ({ ...product, stockControlled: false })),
})
const times = (cart: CartToPrice, n: number): CartToPrice => ({
  ...cart,
  lines: cart.lines.map(({ product, quantities: [one, two, three] }) => ({
    product,
    quantities: [one * n, two * n, three * n],
  })),
})

/** A priced cart in canonical order, where its order follows the input. */
function settled(priced: PricedCart) {
  return {
    ...priced,
    lines: byKey(priced.lines, (line) => line.productCode),
    problems: byKey(priced.problems, (problem) => JSON.stringify(problem)),
  }
}

/** Reversed and rotated. */
function turned<Item>(list: readonly Item[]): Item[] {
  return list.map((_, at) => list[(at + 1) % list.length] as Item).reverse()
}

/** Compared by JSON: as strict as comparing field by field, and much faster. */
function same(one: unknown, other: unknown): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) assert.deepEqual(one, other)
}

type Hints = ReturnType<typeof biggerUnitHints>

/** The properties of every cart; each throws when it is violated. */
const pricingProperties: Record<string, (cart: CartToPrice, priced: PricedCart, bigger: Hints) => void> = {
  'nothing is negative, nothing is a fraction': (_cart, priced) => {
    const {
      total,
      subtotal,
      subtotalWithVat,
      discount,
      vat,
      vatOnTop,
      deliveryFee,
      missingToFreeDelivery,
      missingToMinimum,
      pointsEarned,
    } = priced
    const amounts = [
      total,
      subtotal,
      subtotalWithVat,
      discount,
      vat,
      vatOnTop,
      deliveryFee,
      missingToFreeDelivery,
      missingToMinimum,
      pointsEarned,
    ]
    for (const row of rowsOf(priced)) amounts.push(row.amount, row.discount, row.net)
    for (const itemsGiven of priced.freeItems) amounts.push(itemsGiven.quantity - 1)
    for (const amount of amounts) assert.ok(Number.isSafeInteger(amount) && amount >= 0, `${amount}`)
  },

  'total = lines - discounts + fees + VAT': (cart, priced) => {
    const rows = rowsOf(priced)
    for (const row of rows) assert.equal(row.amount, row.price * row.quantity)
    assert.equal(priced.subtotal, sum(rows.map((row) => row.amount)))
    assert.equal(priced.discount, sum(rows.map((row) => row.discount)))
    assert.equal(
      priced.total,
      priced.subtotal - priced.discount + priced.deliveryFee + priced.vatOnTop + priced.cashRounding,
    )
    assert.equal(priced.subtotal - priced.discount, sum(priced.lines.map((line) => line.net)))
    assert.equal(priced.vat, sum(priced.vatGroups.map((group) => group.vat)))
    for (const { priceType, net, vat } of priced.vatGroups) {
      const fee = cart.delivery.priceType === priceType ? priced.deliveryFee : 0
      assert.equal(net, sum(rows.filter((row) => row.priceType === priceType).map((row) => row.net)) + fee)
      const exact =
        priceType === 1
          ? [net * cart.vatPercent, 100 + cart.vatPercent]
          : priceType === 2
            ? [net * cart.vatPercent, 100]
            : [0, 1]
      assert.ok(Math.abs(vat - (exact[0] ?? 0) / (exact[1] ?? 1)) <= 0.5 + net * 1e-12)
    }
  },

  'what is shown is with VAT, and adds up to the total to the satang': (cart, { shown, ...priced }) => {
    const rows = priced.lines.flatMap((line) => line.rows)
    for (const { shown: row, discount, priceType, net } of rows) {
      for (const figure of Object.values(row))
        assert.ok(Number.isSafeInteger(figure) && figure >= 0, `${figure}`)
      assert.equal(row.amount - row.discount, row.net)
      assert.equal(row.discount > 0, discount > 0)
      const exact = priceType === 2 ? (net * (100 + cart.vatPercent)) / 100 : net
      assert.ok(Math.abs(row.net - exact) < (priceType === 2 ? 1.5 : 0.5), `${row.net} for ${exact}`)
    }
    for (const figure of ['amount', 'discount', 'net'] as const) {
      for (const line of priced.lines)
        assert.equal(line.shown[figure], sum(line.rows.map((row) => row.shown[figure])))
    }
    assert.equal(shown.subtotal, sum(rows.map((row) => row.shown.amount)))
    assert.equal(shown.discount, sum(rows.map((row) => row.shown.discount)))
    assert.equal(shown.total, shown.subtotal - shown.discount + shown.delivery + shown.cashRounding)
    assert.equal(shown.total, priced.total)
    assert.equal(shown.delivery > 0, priced.deliveryFee > 0)
    assert.equal(
      sum(priced.vatGroups.map(({ priceType, net, vat }) => (priceType === 2 ? net + vat : net))),
      priced.total - priced.cashRounding,
    )
  },

  'cash is rounded down by less than its step, and VAT does not hang on it': (cart, priced) => {
    const exact = priceCart({ ...cart, paysCash: false })
    assert.equal(exact.cashRounding, 0)
    assert.equal(priced.total - priced.cashRounding, exact.total)
    assert.ok(priced.cashRounding <= 0 && priced.cashRounding > -Math.max(1, cart.cashStep ?? 0))
    if (cart.paysCash && cart.cashStep) assert.equal(priced.total % cart.cashStep, 0)
    same(
      [priced.vat, priced.vatGroups, priced.pointsEarned],
      [exact.vat, exact.vatGroups, exact.pointsEarned],
    )
  },

  'the order of lines, promotions, tiers and goods changes nothing': (cart, priced, bigger) => {
    const other = {
      ...cart,
      lines: turned(cart.lines),
      promotions: turned(cart.promotions).map((promotion) => ({
        ...promotion,
        tiers: turned(promotion.tiers),
        saleProducts: turned(promotion.saleProducts),
        freeProducts: turned(promotion.freeProducts),
      })),
      freeProducts: turned(cart.freeProducts),
      couponPromotionIds: turned(cart.couponPromotionIds),
    }
    const theirs = priceCart(other)
    same(settled(theirs), settled(priced))
    same(biggerUnitHints(other, theirs), bigger)
  },

  'n lines of one are one line of n': (cart, priced) => {
    const lines = cart.lines.flatMap(({ product, quantities }) => {
      const most = Math.max(...quantities)
      if (most > 12) return [{ product, quantities }]
      return Array.from({ length: Math.max(1, most) }, (_, time) => ({
        product,
        quantities: [
          Number(quantities[0] > time),
          Number(quantities[1] > time),
          Number(quantities[2] > time),
        ] as const,
      }))
    })
    same(priceCart({ ...cart, lines }), priced)
  },

  'n times full groups get n times the discount and the free goods': (cart) => {
    for (const promotion of cart.promotions) {
      if (promotion.calculation !== 1 || whyNotReadable(promotion)) continue
      const full = times(
        only(inStock(cart), [{ ...promotion, needsCoupon: false }]),
        Math.max(...promotion.tiers.map((tier) => tier.orderBuy)),
      )
      const [one, three] = [priceCart(full), priceCart(times(full, 3))]
      assert.equal(three.discount, one.discount * 3)
      assert.equal(
        sum(three.freeItems.map((subtotal) => subtotal.quantity)),
        sum(one.freeItems.map((subtotal) => subtotal.quantity)) * 3,
      )
    }
  },

  'the tag times the quantity is the amount': (cart) => {
    const promotions = cart.promotions
      .filter(
        (promotion) => !whyNotReadable(promotion) && promotion.type !== 3 && promotion.calculation !== 3,
      )
      .map((promotion) => ({
        ...promotion,
        needsCoupon: false,
        tiers: promotion.tiers.slice(0, 1).map((tier) => ({ ...tier, orderBuy: 1 })),
      }))
      .filter((promotion) => promotion.calculation === 1 || promotion.tiers[0]?.discountType !== 'Money')
    for (const product of cart.freeProducts.slice(0, 2)) {
      const mine = promotions.filter((promotion) => promotion.saleProducts.includes(product.code))
      for (const unit of product.units) {
        const quantities = [0, 0, 0].map((_, at) => (at === unit.position - 1 ? 7 : 0)) as [
          number,
          number,
          number,
        ]
        const priced = priceCart({ ...only(cart, mine), lines: [{ product, quantities }] })
        assert.equal(priced.lines[0]?.net, salesPrice(unit, mine) * 7)
      }
    }
  },

  'removing a coupon restores the total, and entering one never raises it': (cart, priced) => {
    const before = JSON.stringify(cart)
    const without = priceCart({ ...cart, couponPromotionIds: [] })
    const again = priceCart(cart)
    assert.equal(JSON.stringify(cart), before)
    same(again, priced)
    same(
      priceCart({
        ...cart,
        promotions: cart.promotions.filter((promotion) => !promotion.needsCoupon),
        couponPromotionIds: [],
      }),
      without,
    )
    if (priced.warnings.length === 0) assert.ok(priced.total <= without.total)
  },

  'shares add up exactly to what a promotion takes off': (cart, priced) => {
    for (const { promotionId, offered, given } of priced.promotions) {
      assert.equal(
        given,
        sum(
          rowsOf(priced)
            .filter((row) => row.promotionId === promotionId)
            .map((row) => row.discount),
        ),
      )
      assert.ok(given <= offered)
    }
    for (const promotion of cart.promotions) {
      if (promotion.type === 3 || whyNotReadable(promotion)) continue
      const alone = priceCart(only(cart, [{ ...promotion, needsCoupon: false }]))
      assert.equal(alone.promotions[0]?.offered ?? 0, alone.discount)
      assert.equal(alone.promotions[0]?.given ?? 0, alone.discount)
    }
  },

  'a discount never raises the total': (cart, priced) => {
    if (priced.warnings.length > 0) return
    assert.ok(priced.total <= priceCart(only(cart, [])).total)
    for (const promotion of cart.promotions) {
      const without = priceCart(
        only(
          cart,
          cart.promotions.filter((other) => other !== promotion),
        ),
      )
      assert.ok(priced.total <= without.total)
      assert.ok(priced.total <= priceCart(only(cart, [promotion])).total)
    }
  },

  'free goods never take more than there is': (cart, priced) => {
    for (const { productCode, quantity, promised } of priced.freeItems) {
      const product = cart.freeProducts.find(({ code }) => code === productCode)
      const bought = priced.lines.find((line) => line.productCode === productCode)?.baseUnits ?? 0
      const need = priced.needs.find((each) => each.productCode === productCode)?.baseUnits ?? 0
      assert.ok(quantity > 0 && quantity <= promised)
      if (product?.stockControlled) assert.ok(need <= Math.max(bought, product.stockAvailable))
    }
  },

  'goods of a promotion that cannot be read cost 0 and cannot be ordered': (cart, priced) => {
    for (const { promotionId } of priced.warnings) {
      const promotion = cart.promotions.find(({ id }) => id === promotionId)
      for (const line of priced.lines) {
        if (!promotion?.saleProducts.includes(line.productCode)) continue
        assert.deepEqual([line.net, line.orderable], [0, false])
      }
    }
  },

  'a hint is true: so many more bring what it says, one fewer does not': (cart, priced) => {
    for (const hint of priced.hints) checkPromotionHint(cart, hint)
  },

  'a bigger unit lowers the total by what is said, and costs nothing else': (cart, priced, bigger) => {
    for (const hint of bigger) checkBiggerUnit(cart, priced, hint)
  },

  'the browser, given the same as JSON, comes to the same result': (cart, priced, bigger) => {
    assert.deepEqual(JSON.parse(JSON.stringify(priced)), priced)
    const theirs: CartToPrice = JSON.parse(JSON.stringify(cart))
    const pricedThere = priceCart(theirs)
    same(pricedThere, priced)
    same(biggerUnitHints(theirs, pricedThere), bigger)
  },

  'a slow reference of its own, trying every combination, agrees': (cart, priced) => {
    const reference = referencePrice(cart)
    const seen = {
      total: BigInt(priced.total),
      subtotal: BigInt(priced.subtotal),
      worth: BigInt(priced.subtotalWithVat),
      discount: BigInt(priced.discount),
      fee: BigInt(priced.deliveryFee),
      vat: BigInt(priced.vat),
      rows: byKey(rowsOf(priced), (row) => row.key).map(({ key, amount, discount, promotionId }) => ({
        key,
        amount: BigInt(amount),
        discount: BigInt(discount),
        promotionId,
      })),
      free: priced.freeItems.map(({ promotionId, productCode, quantity }) => ({
        promotionId,
        productCode,
        quantity: BigInt(quantity),
      })),
      blocked: [
        ...new Set(
          priced.problems
            .filter((problem) => problem.kind === 'unknownPromotion')
            .map((problem) => problem.productCode),
        ),
      ].sort(),
      combinations: reference.combinations,
    }
    assert.deepEqual(seen, reference)
  },
}

/** Checks one cart against every property; the message names the violated one. */
export function checkCart(cart: CartToPrice): void {
  const priced = priceCart(cart)
  const bigger = biggerUnitHints(cart, priced)
  for (const [says, holds] of Object.entries(pricingProperties)) {
    try {
      holds(cart, priced, bigger)
    } catch (error) {
      throw new Error(`${says}: ${error instanceof Error ? error.message : error}`, { cause: error })
    }
  }
}
