import { expect, test } from 'vitest'
import { findLiteralPaths, literalPaths } from './literal-paths.ts'

const found = (text: string, path = 'web/customer/a/a.tsx') => findLiteralPaths([{ path, text }])

test('every path of a page comes from web/paths', () => {
  expect(literalPaths()).toEqual([])
})

test.each([
  `navigate('/cart')`,
  `const to = \`/product/\${code}\``,
  `redirect('/en/login?to=/')`,
  `<Link to="/profile/wishlist">`,
  `const address = \`\${origin}/order/tracking/\${key}\``,
  `const prefix = locale === 'en' ? '/en' : ''`,
  `if (pathname.startsWith('/merchant')) return`,
  `const map = '/sitemap.xml'`,
  `<Link to="/">`,
  `throw redirect('/?trouble=centre')`,
  `const entry = { to: '/' }`,
])('a path written out is found: %s', (text) => {
  expect(found(text)).toHaveLength(1)
})

test.each([
  `path.split('/')`,
  `photo.startsWith('/')`,
  `\`/\${unit.name}\``,
  `\`/files/products/\${picture}\``,
  `const icon = '/icon.svg'`,
  `fetch('/carton.json')`,
  `/^\\/product\\/\\w+$/.test(path)`,
  `import { cart } from '#web/customer/cart/cart.ts'`,
  `  // Leads to '/cart' when it is empty.`,
  '/** A path such as `/cart`. */',
])('what is no path of a page stays: %s', (text) => {
  expect(found(text)).toEqual([])
})

test('tests and the paths themselves may write them out, and a place is told by its line', () => {
  expect(found(`'/cart'`, 'web/customer/a/a.test.ts')).toEqual([])
  expect(found(`'/cart'`, 'web/paths/customer-paths.ts')).toEqual([])
  expect(found(`/*\n*/\nnavigate('/cart')`)).toEqual(['web/customer/a/a.tsx:3: /cart'])
})
