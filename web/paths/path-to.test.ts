import { expect, test } from 'vitest'
import { inLanguage, withoutLanguage } from './in-language.ts'
import { pathTo, withQuery } from './path-to.ts'

const order = pathTo('/history/:orderid/:saleunit?')
const card = pathTo('/customer/:code/:saleunit/card')
const tracking = pathTo('/tracking/:id?')

test('values take their places, and what may be left out may be left out', () => {
  expect(order({ orderid: 7, saleunit: 'D01' })).toBe('/history/7/D01')
  expect(order({ orderid: 7, saleunit: undefined })).toBe('/history/7')
  expect(card({ code: 'a', saleunit: 'b' })).toBe('/customer/a/b/card')
  expect(tracking()).toBe('/tracking')
  expect(order.pattern).toBe('/history/:orderid/:saleunit?')
})

test('a value stays one segment', () => {
  expect(order({ orderid: 'น้ำ 1/2?' })).toBe(`/history/${encodeURIComponent('น้ำ 1/2?')}`)
})

test('a value that is missing, or that the path has no place for, does not compile', () => {
  // @ts-expect-error: the number of the order is missing.
  order({ saleunit: 'D01' })
  // @ts-expect-error: nothing is given.
  expect(() => order()).not.toThrow()
  // @ts-expect-error: the path has no such place.
  order({ orderid: 7, code: 'x' })
})

test('a query holds what is given', () => {
  expect(withQuery('/product', { p: 'a &+b', c1: undefined, skip: 12 })).toBe('/product?p=a+%26%2Bb&skip=12')
  expect(withQuery('/product', { p: undefined })).toBe('/product')
  expect(withQuery('/wishlist', new URLSearchParams('code=1&code=2'))).toBe('/wishlist?code=1&code=2')
})

test.each([
  ['/', '/en'],
  ['/?trouble=line', '/en?trouble=line'],
  ['/cart', '/en/cart'],
  ['/english', '/en/english'],
])('%s is %s in English', (thai, english) => {
  expect(inLanguage('th', thai)).toBe(thai)
  expect(inLanguage('en', thai)).toBe(english)
})

test.each([
  ['/en', '/'],
  ['/en/cart', '/cart'],
  ['/cart', '/cart'],
  ['/english', '/english'],
])('without its language %s is %s', (address, path) => {
  expect(withoutLanguage(address)).toBe(path)
})
