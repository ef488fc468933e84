import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LoadedLine, loadingByStop, loadingList } from './loading-list.ts'

const both = (th: string) => ({ th, en: '' })
const unitNames: Record<number, string> = { 1: 'ขวด', 6: 'แพ็ค', 12: 'ลัง' }
const line = (
  orderNumber: string,
  productCode: string,
  quantity: number,
  rate: number,
  shelf = '',
): LoadedLine => ({
  ...{
    orderNumber,
    productCode,
    name: both(`สินค้า ${productCode}`),
    shelf,
    unitName: both(unitNames[rate] ?? ''),
  },
  ...{ rate, quantity, caseRate: 12 },
})
const said = (lines: LoadedLine[]) =>
  loadingList(lines).map(({ productCode, units, cases }) =>
    [productCode, ...units.map(({ quantity, name }) => `${quantity} ${name.th}`), cases].join(' '),
  )

test('what several orders want of a product is one row, the largest unit first', () => {
  const lines = [line('O1', 'A', 3, 1), line('O2', 'A', 2, 12), line('O3', 'A', 1, 6), line('O3', 'A', 5, 12)]
  expect(said(lines)).toEqual(['A 7 ลัง 1 แพ็ค 3 ขวด 775'])
})

test('shelf 3 comes before shelf 10, products of a shelf by name, and what has no shelf last', () => {
  const lines = [
    ...[line('O1', 'N', 1, 12), line('O1', 'C', 1, 12, 'A-10'), line('O1', 'B', 1, 12, 'A-3')],
    ...[line('O2', 'A', 1, 12, 'A-10'), line('O2', 'D', 1, 12, 'B-1')],
  ]
  expect(loadingList(lines).map(({ productCode }) => productCode)).toEqual(['B', 'A', 'C', 'D', 'N'])
})

test('a case of twelve and a case of ten, from before the pack was changed, are not added', () => {
  const older = { ...line('O1', 'A', 2, 12), rate: 10 }
  expect(loadingList([older, line('O2', 'A', 3, 12)])[0]?.units).toMatchObject([
    { rate: 12, quantity: 3 },
    { rate: 10, quantity: 2 },
  ])
})

test('what is delivered last is loaded first, and keeps the number of its stop', () => {
  const lines = [line('O1', 'A', 1, 12), line('O2', 'B', 2, 12), line('O3', 'A', 6, 1)]
  const loaded = loadingByStop(['O2', 'O3', 'O1'], lines)
  expect(loaded.map(({ orderNumber, stop, cases }) => [orderNumber, stop, cases])).toEqual([
    ['O1', 3, 100],
    ['O3', 2, 50],
    ['O2', 1, 200],
  ])
  expect(loaded[1]?.products).toMatchObject([{ productCode: 'A', units: [{ rate: 1, quantity: 6 }] }])
})

test('list and stops hold every base unit of every line, whatever the order of the lines', () => {
  const anyLine = fc
    .tuple(
      ...[fc.constantFrom('O1', 'O2', 'O3'), fc.constantFrom('A', 'B', 'C'), fc.integer({ min: 1, max: 99 })],
      ...[fc.constantFrom(1, 6, 12)],
    )
    .map(([order, product, quantity, rate]) =>
      line(
        String(order),
        String(product),
        Number(quantity),
        Number(rate),
        product === 'C' ? '' : `${product}-1`,
      ),
    )
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 40 }), (lines) => {
      const list = loadingList(lines)
      expect(loadingList(lines.toReversed())).toEqual(list)
      const ofUnits = (products: typeof list) =>
        products.flatMap(({ units }) => units).reduce((sum, { rate, quantity }) => sum + rate * quantity, 0)
      const wanted = lines.reduce((sum, { rate, quantity }) => sum + rate * quantity, 0)
      expect(ofUnits(list)).toBe(wanted)
      expect(ofUnits(loadingByStop(['O1', 'O2', 'O3'], lines).flatMap(({ products }) => products))).toBe(
        wanted,
      )
    }),
  )
})
