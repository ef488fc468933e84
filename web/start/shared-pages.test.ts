import { expect, test } from 'vitest'
import { isStranger, writeCookie } from '#web/kit/visit/cookies.ts'
import { pages } from './page-table.ts'
import { sharedAddress } from './shared-pages.ts'

test.each([
  ['/', '/'],
  ['/en', '/en'],
  ['/?lang=th', '/'],
  ['/?utm_source=line&utm_medium=chat&fbclid=1', '/'],
  ['/product', '/product'],
  ['/product?c1=D&p=%E0%B8%99%E0%B9%89%E0%B8%B3', '/product?p=%E0%B8%99%E0%B9%89%E0%B8%B3&c1=D'],
  ['/product?p=a+b', '/product?p=a+b'],
  ['/product?p=a%20b&p=second', '/product?p=a+b'],
  ['/product?p=a?b', '/product?p=a%3Fb'],
  ['/en/product?sort=asc&p=', '/en/product?sort=asc'],
])('%s is shared as %s', (address, shared) => expect(sharedAddress(address)).toBe(shared))

test.each([
  '/?anything=1',
  '/product?page=7',
  '/PRODUCT',
  '/product/',
  '//product',
  '/en/',
  '/en/en',
  '/product.data',
  '/cart',
  '/login',
  '/profile',
  '/merchant/login',
  '/verifyotp',
  '/no/such/page',
  `/product?p=${'x'.repeat(600)}`,
])('%s is shared with nobody', (address) => expect(sharedAddress(address)).toBeUndefined())

test('a page behind a guard is never shared', () => {
  for (const page of pages) if (page.guards.length > 0) expect(page.shared, page.id).toBeUndefined()
})

test('whoever brings one of our cookies is no stranger; those of others tell nothing', () => {
  for (const none of [undefined, '', 'i18n_redirected=en', '_ga=GA1.1; fbp=sangdai_'])
    expect(isStranger(none), none).toBe(true)
  const names = [
    'customerToken',
    'customerRefresh',
    'clientToken',
    'merchantToken',
    'riderToken',
    'otp',
    'selectedCentre',
  ] as const
  for (const name of names) {
    const cookie = writeCookie(name, 'x', false).split(';')[0]
    expect(isStranger(cookie), cookie).toBe(false)
    expect(isStranger(`_ga=1;${cookie}`), cookie).toBe(false)
    expect(isStranger(`i18n_redirected=th; ${cookie}`), cookie).toBe(false)
  }
})
