import { describe, expect, test } from 'vitest'
import { addDays } from '#database/seeds/calendar.ts'
import { type PriceCells, priceOf } from '#database/seeds/catalogue/price-cells.ts'
import { advancePriceRows } from '#database/seeds/catalogue/rows/advance-price-rows.ts'
import { describe as describeGoods } from '#database/seeds/catalogue/rows/descriptions.ts'
import { makeDemoNetwork } from '#database/seeds/demo/demo-network.ts'
import { isCancelled } from '#database/seeds/orders/order-steps.ts'
import { totalOrder } from '#database/seeds/orders/order-totals.ts'
import { pointsFor } from '#shop/points/points.ts'
import { settings } from '#shop/settings/settings.ts'

const today = '2026-11-15'
const network = makeDemoNetwork(today)
const centre = (saleUnit: string) => {
  const trade = network.trades.find((each) => each.centre.saleUnit === saleUnit)
  if (!trade) throw new Error(`No centre ${saleUnit}`)
  return trade
}
const orders = network.trades.flatMap((trade) => trade.orders)

test('the same day makes the same network', () => {
  expect(JSON.stringify(makeDemoNetwork(today).trades[2])).toBe(JSON.stringify(network.trades[2]))
})

test('Bangkok sells at least 240 products, Phuket some that nobody else has', () => {
  expect(centre('BKK01').products.length).toBeGreaterThanOrEqual(240)
  const elsewhere = new Set(
    network.trades
      .filter((trade) => trade.centre.saleUnit !== 'HKT01')
      .flatMap(({ products }) => products.map(({ item }) => item.code)),
  )
  expect(
    centre('HKT01').products.filter(({ item }) => !elsewhere.has(item.code)).length,
  ).toBeGreaterThanOrEqual(8)
})

test('no two products share a name, a code or a barcode', () => {
  const { items } = network
  for (const values of [
    items.map(({ th }) => th),
    items.map(({ en }) => en),
    items.map(({ code }) => code),
    items.flatMap(({ barcodes }) => barcodes),
  ]) {
    expect(new Set(values).size).toBe(values.length)
  }
})

test('a third of the products have three units, a third two, a third one', () => {
  const { items } = network
  for (const count of [1, 2, 3]) {
    const share = items.filter(({ units }) => units.length === count).length / items.length
    expect(share).toBeGreaterThan(0.28)
    expect(share).toBeLessThan(0.4)
  }
})

test('a bigger unit costs less for each piece, on ordinary days and on days with another price', () => {
  const dearer = network.trades.flatMap(({ centre: { saleUnit }, products }) => {
    const dated = advancePriceRows(saleUnit, products, today).map((row) => ({
      item: products.find(({ item }) => item.code === row.product_code)?.item,
      cells: [row.unit1_price, row.unit2_price, row.unit3_price] as PriceCells,
    }))
    const usual = products.flatMap(({ item, cells }) => cells.map((each) => ({ item, cells: each })))
    return [...usual, ...dated].filter(({ item, cells }) => {
      const pieces = item?.units.map(({ rate }, at) => priceOf(cells, item, at) / rate) ?? []
      return pieces.length === 0 || pieces.some((piece, at) => at > 0 && piece <= (pieces[at - 1] ?? 0))
    })
  })
  expect(dearer).toEqual([])
})

test('past orders paid for their delivery what the setting asks', () => {
  const { deliveryFee, freeShippingFrom } = settings
  for (const { subtotal, discount, deliveryFee: paid, pickup, pointsMode } of orders) {
    const free = pickup || pointsMode || subtotal - discount >= freeShippingFrom.otherwise
    expect(paid).toBe(free ? 0 : deliveryFee.otherwise)
  }
})

test('every hot deal shows what it costs otherwise; a price crossed out is well above the price, VAT and all', () => {
  const products = network.trades.flatMap((trade) => trade.products)
  const deals = products.filter(({ highlight }) => highlight === 'HOTDEAL')
  expect(deals.length).toBeGreaterThan(12)
  // On its card, which shows the smallest unit: list prices are of the biggest.
  expect(deals.filter(({ catalogPrice, item }) => catalogPrice === null || item.units.length > 1)).toEqual([])
  for (const { item, cells, catalogPrice } of products) {
    const now = (cells[0]?.[0] ?? 0) * (item.tax === 2 ? 1.07 : 1)
    if (catalogPrice !== null) expect(catalogPrice / now, item.code).toBeGreaterThan(1.05)
  }
})

test('points are worth something: those of ten thousand baht buy goods of a hundred, and one point never buys less than forty satang', () => {
  const points = pointsFor(1_000_000, settings.pointsPer100Baht.otherwise)
  for (const { products } of network.trades) {
    const redeemable = products.filter(({ pointsPerUnit }) => pointsPerUnit > 0)
    expect(redeemable.some(({ pointsPerUnit }) => pointsPerUnit <= points)).toBe(true)
    for (const { item, cells, pointsPerUnit } of redeemable)
      expect(
        priceOf(cells[0] as PriceCells, item, item.units.length - 1) / pointsPerUnit,
        item.code,
      ).toBeGreaterThanOrEqual(40)
  }
})

test('each kind of goods is praised for what it is', () => {
  const text = (en: string) =>
    network.items.filter(({ line }) => line.en === en).map((item) => describeGoods(item).description_en)
  expect(text('Alkaline Batteries').join()).not.toMatch(/clean|fresh|scent/)
  expect(text('Alkaline Batteries').join()).toMatch(/power/)
})

test('every order adds up', () => {
  for (const order of orders) {
    expect(order.lines.length).toBeGreaterThan(0)
    expect(totalOrder(order.lines, order.deliveryFee)).toEqual({
      subtotal: order.subtotal,
      discount: order.discount,
      vat: order.vat,
      total: order.total,
    })
  }
})

test('a customer owes exactly the unpaid credit orders, never past the limit', () => {
  for (const customer of network.trades.flatMap(({ customers }) => customers)) {
    const unpaid = orders.filter(
      (order) =>
        order.customer === customer &&
        order.payment === 'CREDIT' &&
        !order.paidAt &&
        !isCancelled(order.status),
    )
    expect(customer.debt).toBe(unpaid.reduce((sum, { total }) => sum + total, 0))
    expect(customer.debt).toBeLessThanOrEqual(customer.creditLimit)
  }
})

describe.each([0, 1, 2, 3, 4, 5, 6])('seeded %i days later', (later) => {
  const day = addDays(today, later)
  const { trades } = makeDemoNetwork(day)

  test('Bangkok has an order in every status and the credit customer owes something', () => {
    const bangkok = trades[0]
    expect(new Set(bangkok?.orders.map(({ status }) => status)).size).toBe(7)
    expect(bangkok?.customers[0]?.debt).toBeGreaterThan(0)
  })

  test('nothing has happened later than half past midnight', () => {
    for (const { events } of trades.flatMap((trade) => trade.orders))
      expect((events.at(-1)?.at ?? '') < `${day}T00:31`).toBe(true)
  })
})
