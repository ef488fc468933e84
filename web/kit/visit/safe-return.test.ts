import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeReturn } from './safe-return.ts'

test.each(['/history', '/product?p=น้ำ&c1=D', '/profile/wishlist'])('%s is returned to', (path) => {
  expect(safeReturn(path)).toBe(
    new URL(path, 'http://x.invalid').pathname + new URL(path, 'http://x.invalid').search,
  )
})

test.each([
  '//evil.test',
  '/\\evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '/.//evil.test',
  '/x/..//evil.test',
  '/..//evil.test/a?b',
  '/%2e//evil.test',
  '/en/%2E%2e//evil.test',
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
  fc.assert(
    fc.property(fc.string(), (text) => new URL(safeReturn(text), 'http://shop.test').host === 'shop.test'),
  )
  // Parts that an attacker combines to addresses, in any order.
  const word = fc.constantFrom(
    '/',
    '//',
    '.',
    '..',
    '%2e',
    '%2F',
    '\\',
    '%5c',
    '@',
    ':',
    '?',
    '#',
    'evil.test',
    'http:',
    'en',
    '\t',
    ';',
  )
  const built = fc.array(word, { maxLength: 8 }).map((words) => `/${words.join('')}`)
  fc.assert(
    fc.property(built, (text) => new URL(safeReturn(text), 'http://shop.test').host === 'shop.test'),
    { numRuns: 5_000 },
  )
  fc.assert(
    fc.property(fc.webUrl(), (text) => new URL(safeReturn(text), 'http://shop.test').host === 'shop.test'),
  )
})
