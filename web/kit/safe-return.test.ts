import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeReturn } from './safe-return.ts'

test.each(['/history', '/product?p=น้ำ&c1=D', '/profile/wishlist'])('%s is returned to', (path) => {
  expect(safeReturn(path)).toBe(new URL(path, 'http://x.invalid').pathname + new URL(path, 'http://x.invalid').search)
})

test.each([
  '//evil.test',
  '/\\evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '/ /x',
  '/\tevil',
  '',
  null,
  undefined,
  '/login?to=/login',
  '/en/login',
  '/merchant/login',
  '/logout',
])('%j leads home instead', (path) => {
  expect(safeReturn(path)).toBe('/')
})

test('whatever is asked for, the browser stays on this site', () => {
  fc.assert(fc.property(fc.string(), (text) => new URL(safeReturn(text), 'http://shop.test').host === 'shop.test'))
  fc.assert(fc.property(fc.webUrl(), (text) => new URL(safeReturn(text), 'http://shop.test').host === 'shop.test'))
})
