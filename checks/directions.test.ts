import { expect, test } from 'vitest'
import { findWrongDirections, wrongDirections } from './directions.ts'

const file = (path: string, ...imports: string[]) => ({
  path,
  text: imports.map((name) => `import { x } from '${name}'`).join('\n'),
})

test('the house follows its plan', () => {
  expect(wrongDirections()).toEqual([])
})

test.each([
  ['shop is pure', file('shop/cart/cart.ts', 'pg')],
  ['shop looks nowhere', file('shop/cart/cart.ts', '#api/orders/orders.ts')],
  ['api never sees web', file('api/orders/orders.ts', '#web/kit/call.ts')],
  ['web never sees api', file('web/cart/cart-route.tsx', '#api/orders/orders.ts')],
  ['a business is entered by its door', file('api/orders/orders.ts', '#api/catalogue/buyer.ts')],
  ['kit knows no business', file('api/kit/serve.ts', '../orders/orders.ts')],
  ['a business does not look into start', file('web/cart/cart-route.tsx', '#web/start/root.tsx')],
  ['an import does nothing by itself', { path: 'web/cart/cart-route.tsx', text: `import './listen.ts'` }],
])('%s', (_rule, wrong) => {
  expect(findWrongDirections([wrong])).toHaveLength(1)
})

test('folders that use each other in a circle are found', () => {
  const circle = [
    file('api/orders/orders.ts', '#api/points/points.ts'),
    file('api/points/points.ts', '#api/orders/orders.ts'),
  ]
  expect(findWrongDirections(circle)).toEqual(['a circle of folders: api/orders -> api/points'])
})
