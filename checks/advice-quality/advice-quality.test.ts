import { expect, test } from 'vitest'
import { dayNumber } from '#shop/order-advice/advice.ts'
import { measureAdvice, type PastOrder, type PastShop } from './measure.ts'

const start = dayNumber('2026-06-01')
const order = (day: number, codes: string[], quantity = 2): PastOrder => ({
  day: start + day,
  lines: codes.map((productCode) => ({
    ...{ productCode, day: start + day, unit: 1 as const, rate: 12, quantity, price: 1_000 },
  })),
})
/** Rice with every order, soap with every second one. */
const shop: PastShop = {
  ...{ code: 'C0001', storeType: 'GR' },
  orders: Array.from({ length: 10 }, (_, at) => order(at * 7, at % 2 === 0 ? ['rice', 'soap'] : ['rice'])),
}
const month = { from: start + 56, to: start + 64 }

test('methods are judged on the orders of the month alone, by lines and by value', () => {
  const found = Object.fromEntries(measureAdvice([shop], month).map((one) => [one.name, one]))
  expect(found['last order again']).toMatchObject({
    ...{ orders: 2, linesGuessed: 3, linesHit: 2, linesOrdered: 3, value: 6_000, valueCovered: 4_000 },
  })
  expect(found['order advice, every line']).toMatchObject({ orders: 2, linesHit: 3, valueCovered: 6_000 })
})

test('what comes on the day itself and later is not known', () => {
  const told = { ...shop, orders: [...shop.orders.slice(0, 8), order(56, ['tea']), order(60, ['tea'])] }
  expect(measureAdvice([told], { from: start + 56, to: start + 57 })[0]).toMatchObject({
    orders: 1,
    linesHit: 0,
  })
})
