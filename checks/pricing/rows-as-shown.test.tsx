import assert from 'node:assert/strict'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { vatGroup } from '#api/orders/order-detail.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { percentOf, showOrder, vatSummary } from '#shop/orders/shown-order.ts'
import type { CartToPrice } from '#shop/priced-cart/cart-to-price.ts'
import type { PricedCart } from '#shop/priced-cart/priced-cart.ts'
import { priceCart } from '#shop/pricing/price-cart.ts'
import { fill, locales } from '#shop/words/locale.ts'
import { summaryRows } from '#web/customer/pricing/summary-rows.ts'
import { Totals } from '#web/customer/pricing/totals.tsx'
import { orderEn } from '#web/words/customer/en/order-en.ts'
import type { SayOrder } from '#web/words/customer/order-words.ts'
import { orderTh } from '#web/words/customer/th/order-th.ts'
import { Speaking, speak } from '#web/words/words.tsx'
import { randomCart } from './random-carts.ts'

const carts = Number(process.env.CARTS ?? 20_000)
const dictionaries = { th: orderTh, en: orderEn }
const sayIn = (locale: 'th' | 'en') =>
  ((key: keyof typeof orderTh, params?: Record<string, string | number>) =>
    fill(dictionaries[locale][key], params)) as SayOrder

/** Satang, parsed from the page's text. */
function read(said: string, free: string): number {
  if (said === free) return 0
  assert.match(said, /^-?฿\d{1,3}(,\d{3})*\.\d\d$/)
  return Math.round(Number(said.replace(/[฿,]/g, '')) * 100)
}
const add = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

/** The order as stored: what `place_order_3` writes and the order's page receives. */
function orderOf(
  cart: CartToPrice,
  priced: PricedCart,
  feePriceType = cart.delivery.priceType as 0 | 1 | 2 | null,
) {
  const { subtotal, discount, deliveryFee, cashRounding, total } = priced
  const rows = priced.lines.flatMap(({ productCode, rows: own }) =>
    own.map((row) => ({ ...row, productCode, unit: row.position })),
  )
  return {
    order: { subtotal, discount, deliveryFee, feePriceType, cashRounding, total },
    lines: rows.map((row, at) => ({ ...row, line: at + 1 })),
    vatGroups: priced.vatGroups.map(({ priceType, net, vat }) =>
      vatGroup(priceType, net, cart.vatPercent, vat),
    ),
  }
}

test(`the rows as shown add up to the total, of ${carts} random carts and their orders, in both languages`, {
  timeout: 300_000,
}, () => {
  const check = (cart: CartToPrice) => {
    const priced = priceCart(cart)
    const stored = orderOf(cart, priced)
    const order = showOrder(stored)
    // Cart and order show the same sums, so one parser serves both.
    assert.deepEqual(order.sums, priced.shown)
    const lineNets = [...order.amounts.values()].map(({ net }) => read(sayMoney(net), ''))
    for (const locale of locales) {
      const say = sayIn(locale)
      const rows = summaryRows(order.sums, say).map(({ name, said }) => ({
        name,
        satang: read(said, say('totals.free')),
      }))
      assert.equal(add(rows.map(({ satang }) => satang)), priced.total)
      const besides = rows.filter(({ name }) => name === 'delivery' || name === 'cashRounding')
      assert.equal(add(lineNets) + add(besides.map(({ satang }) => satang)), priced.total)
    }
    assert.equal(add(priced.lines.map(({ shown }) => shown.net)), add(lineNets))
    const summary = vatSummary(stored)
    assert.equal(add(summary.map(({ gross }) => gross)), priced.total - priced.cashRounding)
    assert.equal(add(summary.map(({ vat }) => vat)), priced.vat)
    for (const { net, vat, gross } of summary) assert.equal(net + vat, gross)
  }
  fc.assert(fc.property(randomCart, check), { numRuns: carts })
})

test('orders from before the fee had a price type add up too, with the fee as a row of its own', () => {
  const check = (cart: CartToPrice) => {
    const before = { ...cart, paysCash: false, delivery: { ...cart.delivery, priceType: 0 as const } }
    const priced = priceCart(before)
    const groups = priced.vatGroups.map(({ priceType, net, fee, vat }) =>
      vatGroup(priceType, net - fee, cart.vatPercent, vat),
    )
    const stored = { ...orderOf(before, priced, null), vatGroups: groups }
    expect(showOrder(stored).sums).toMatchObject({ delivery: priced.deliveryFee, total: priced.total })
    expect(add(vatSummary(stored).map(({ gross }) => gross))).toBe(priced.total)
  }
  fc.assert(fc.property(randomCart, check), { numRuns: 2_000 })
})

test('a screen shows these rows, then their total and the VAT inside it', () => {
  const check = (cart: CartToPrice) => {
    const priced = priceCart(cart)
    for (const locale of locales) {
      const html = renderToStaticMarkup(
        <Speaking spoken={speak(locale, {})}>
          <Totals priced={priced} vatPercent={cart.vatPercent} />
        </Speaking>,
      )
      const shown = [...html.matchAll(/<dd[^>]*>(.*?)<\/dd>/g)].map(([, inside = '']) =>
        inside.replace(/<[^>]*>/g, ''),
      )
      const rows = summaryRows(priced.shown, sayIn(locale)).map(({ said }) => said)
      expect(shown.slice(0, rows.length)).toEqual(rows)
      expect(shown[rows.length]).toContain(sayMoney(priced.total))
      if (priced.vat > 0) expect(shown[rows.length + 1]).toBe(sayMoney(priced.vat))
      expect(percentOf(orderOf(cart, priced).vatGroups)).toBeLessThanOrEqual(cart.vatPercent)
    }
  }
  fc.assert(fc.property(randomCart, check), { numRuns: 300 })
})
