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
  ['api never sees web', file('api/orders/orders.ts', '#web/kit/calls/call.ts')],
  ['web never sees api', file('web/customer/cart/cart-route.tsx', '#api/orders/orders.ts')],
  ['customers and staff share no screen', file('web/customer/a/a.ts', '#web/merchant/b/b.ts')],
  ['what the areas share knows none of them', file('web/shared/a/a.ts', '#web/rider/b/b.ts')],
  ['a screen is for its business alone', file('web/customer/a/a.ts', '#web/customer/b/b-screen.tsx')],
  ['queries are for their business alone', file('api/orders/orders.ts', '#api/cart/cart-queries.ts')],
  ['the kit of api knows no business', file('api/kit/calls/serve.ts', '#api/orders/orders.ts')],
  ['the kit of web knows no business', file('web/kit/page/logo.tsx', '#web/customer/cart/cart.ts')],
  ['a kit knows no business of shop either', file('web/kit/page/logo.tsx', '#shop/orders/order.ts')],
  ['paths know no business', file('web/paths/customer-paths.ts', '#web/customer/cart/cart.ts')],
  ['gateways know no business', file('api/gateways/sms/sms.ts', '#api/orders/orders.ts')],
  ['a business does not look into start', file('web/customer/a/a.ts', '#web/start/root.tsx')],
  ["the staff's component library stays with the staff", file('web/customer/a/a.tsx', '@mantine/core')],
  ['an import does nothing by itself', { path: 'web/customer/a/a.ts', text: `import './listen.ts'` }],
  ['a name comes from its own file', { path: 'api/cart/cart.ts', text: `export { a } from './a.ts'` }],
])('%s', (_rule, wrong) => {
  expect(findWrongDirections([wrong])).toHaveLength(1)
})

test.each([
  ['api/orders', 'api/points'],
  ['sandbox/sms', 'sandbox/inbox'],
  ['web/customer/cart', 'web/customer/orders'],
  ['web/kit/page', 'web/kit/visit'],
])('folders that use each other in a circle are found: %s and %s', (a, b) => {
  const circle = [file(`${a}/a.ts`, `#${b}/b.ts`), file(`${b}/c.ts`, `#${a}/d.ts`)]
  expect(findWrongDirections(circle)).toEqual([`a circle of folders: ${[a, b].toSorted().join(', ')}`])
})

test('files that use each other in a circle are found, be it for a type alone', () => {
  const screen = { path: 'web/rider/a/a-screen.tsx', text: `import type { Data } from './load-a.ts'` }
  const route = file('web/rider/a/a-route.tsx', './a-screen.tsx')
  const load = file('web/rider/a/load-a.ts', './a-route.tsx')
  expect(findWrongDirections([screen, route, load])).toEqual([
    'a circle of files: web/rider/a/a-route.tsx, web/rider/a/a-screen.tsx, web/rider/a/load-a.ts',
  ])
  expect(findWrongDirections([screen, route])).toEqual([])
})
