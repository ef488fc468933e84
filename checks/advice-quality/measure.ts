import type { DayNumber, Purchase } from '#shop/order-advice/advice.ts'
import { adviseOrder } from '#shop/order-advice/advise-order.ts'
import { type AlikeShops, compareShops } from '#shop/order-advice/alike-shops.ts'

/** An order with what its lines cost; `price` is of one such unit. */
export type PastOrder = { day: DayNumber; lines: (Purchase & { price: number })[] }
export type PastShop = { code: string; storeType: string; orders: PastOrder[] }

type Guess = { productCode: string; units: number }
type Method = { name: string; guess: (shop: PastShop, past: PastOrder[], today: DayNumber) => Guess[] }

export type Quality = {
  name: string
  orders: number
  linesGuessed: number
  linesHit: number
  linesOrdered: number
  value: number
  valueCovered: number
}

const lookBack = 180
/** Before it nobody could know anything about the shop. */
const fewestOrders = 3

/**
 * Every order of the month guessed on its own day, from what came before it. Each method may name as many
 * products as the shop's last order had.
 */
export function measureAdvice(
  shops: readonly PastShop[],
  month: { from: DayNumber; to: DayNumber },
): Quality[] {
  const alike = alikeBefore(shops, month.from)
  const advise: Method['guess'] = ({ storeType }, past, today) =>
    adviseOrder({
      today,
      purchases: past.flatMap(({ lines }) => lines),
      alike: alike.get(storeType) ?? { shops: 0, products: {} },
    }).map(({ productCode, rate, quantity }) => ({ productCode, units: rate * quantity }))
  const methods: (Method & { everyLine?: boolean })[] = [
    { name: 'order advice', guess: advise },
    { name: 'last order again', guess: (_shop, past) => unitsOf(past.at(-1)?.lines ?? []) },
    { name: 'most frequent', guess: mostFrequent },
    { name: 'order advice, every line', guess: advise, everyLine: true },
  ]
  return methods.map(({ name, guess, everyLine }) => {
    const quality = {
      name,
      orders: 0,
      linesGuessed: 0,
      linesHit: 0,
      linesOrdered: 0,
      value: 0,
      valueCovered: 0,
    }
    for (const shop of shops) {
      for (const [at, order] of shop.orders.entries()) {
        const past = shop.orders.slice(0, at).filter(({ day }) => day < order.day && day >= order.day - 400)
        if (order.day < month.from || order.day >= month.to || past.length < fewestOrders) continue
        const most = new Set(past.at(-1)?.lines.map(({ productCode }) => productCode)).size
        const guesses = guess(shop, past, order.day).slice(0, everyLine ? undefined : most)
        judge(quality, guesses, order)
      }
    }
    return quality
  })
}

function judge(quality: Quality, guesses: readonly Guess[], { lines }: PastOrder): void {
  const guessed = new Map(guesses.map(({ productCode, units }) => [productCode, units]))
  const ordered = unitsOf(lines)
  quality.orders++
  quality.linesGuessed += guessed.size
  quality.linesOrdered += ordered.length
  quality.linesHit += ordered.filter(({ productCode }) => guessed.has(productCode)).length
  for (const { productCode, rate, quantity, price } of lines) {
    const covered = Math.min(quantity, (guessed.get(productCode) ?? 0) / rate)
    quality.value += quantity * price
    quality.valueCovered += covered * price
  }
}

function unitsOf(lines: PastOrder['lines']): Guess[] {
  const units = new Map<string, number>()
  for (const { productCode, rate, quantity } of lines)
    units.set(productCode, (units.get(productCode) ?? 0) + rate * quantity)
  return [...units].map(([productCode, sum]) => ({ productCode, units: sum }))
}

/** The products of the most orders of half a year, each as much as last time. */
const mostFrequent: Method['guess'] = (_shop, past, today) => {
  const found = new Map<string, Guess & { times: number; day: DayNumber }>()
  for (const { day, lines } of past.filter((order) => order.day >= today - lookBack)) {
    for (const { productCode, units } of unitsOf(lines))
      found.set(productCode, { productCode, units, day, times: (found.get(productCode)?.times ?? 0) + 1 })
  }
  return [...found.values()].sort((a, b) => b.times - a.times || b.day - a.day)
}

/** What shops of each type bought together before the month began. */
function alikeBefore(shops: readonly PastShop[], from: DayNumber): Map<string, AlikeShops> {
  return new Map(
    [...Map.groupBy(shops, ({ storeType }) => storeType)].map(([type, own]) => [
      type,
      compareShops(
        own.map(({ orders }) =>
          orders
            .filter(({ day }) => day < from && day >= from - lookBack)
            .flatMap(({ lines }) => lines.map(({ productCode }) => productCode)),
        ),
      ),
    ]),
  )
}
