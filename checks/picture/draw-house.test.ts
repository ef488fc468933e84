import { expect, test } from 'vitest'
import { drawHouse } from './draw-house.ts'

const file = (path: string, ...imports: string[]) => ({
  path,
  text: imports.map((name) => `import { x } from '${name}'`).join('\n'),
})
const house = [
  file('shop/cart/cart.ts'),
  file('api/cart/cart.ts', '#shop/cart/cart.ts'),
  file('web/customer/cart/cart.ts', '#shop/cart/cart.ts'),
]
const countOf = (part: string, svg: string) => svg.split(part).length - 1
const wrongIn = (svg: string) =>
  [...svg.matchAll(/class="wrong-word[^>]*>([^<]*)</g)].map(([, words]) => words)

test('a business word stands in the same row of all three roots', () => {
  const rows = [...drawHouse(house).matchAll(/class="word" x="[\d.]+" y="([\d.]+)">cart</g)].map(([, y]) => y)
  expect(rows).toHaveLength(3)
  expect(new Set(rows).size).toBe(1)
})

test.each([
  ['shop/cart/a.ts', '#api/cart/cart.ts', 'shop/businesses looks into api/businesses'],
  ['api/cart/a.ts', '#web/customer/cart/cart.ts', 'api/businesses looks into web/customer'],
  ['web/merchant/a/a.ts', '#web/customer/cart/cart.ts', 'web/merchant looks into web/customer'],
  ['web/kit/page/a.ts', '#web/customer/cart/cart.ts', 'web/kit looks into web/customer'],
])('an import against the plan is drawn in red: %s of %s', (from, to, words) => {
  expect(wrongIn(drawHouse(house))).toEqual([])
  expect(wrongIn(drawHouse([...house, file(from, to)]))).toEqual([words])
})

test('a folder of any new name is drawn, in a row of its own', () => {
  const svg = drawHouse([...house, file('shop/parcels/parcel.ts'), file('api/parcels/parcels.ts')])
  expect(countOf('>parcels<', svg)).toBe(2)
})

test('one more file or import of a known kind changes nothing', () => {
  const more = file('api/cart/cart-lines.ts', '#shop/cart/cart.ts')
  expect(drawHouse([...house, more])).toBe(drawHouse(house))
})
