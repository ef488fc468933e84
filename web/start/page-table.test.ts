import { expect, test } from 'vitest'
import { findPage, isInArea, lengthsOf, pages } from './page-table.ts'

test('ids and paths are unique', () => {
  expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length)
  const lengths = pages.flatMap(({ path }) => lengthsOf(path))
  expect(new Set(lengths).size).toBe(lengths.length)
})

test('a path with optional segments stands in each of its lengths', () => {
  expect(lengthsOf('/payment/:type?/:status?')).toEqual([
    '/payment/:type/:status',
    '/payment/:type',
    '/payment',
  ])
  expect(lengthsOf('/history/:orderid/:saleunit?')).toEqual([
    '/history/:orderid/:saleunit',
    '/history/:orderid',
  ])
  expect(lengthsOf('/cart')).toEqual(['/cart'])
})

test('optional segments stand at the end only', () => {
  for (const { path } of pages) expect(path).not.toMatch(/\?\/[^:]|\?\/:\w+(\/|$)/)
})

test('every length leads to its page', () => {
  expect(findPage('payment-result~3')?.id).toBe('payment-result')
  expect(findPage('home')?.path).toBe('/')
})

test('an area’s route table holds its own pages and what serves every area, and nothing that only comes as a document', () => {
  expect(isInArea('root', 'shop')).toBe(true)
  expect(isInArea('history~1', 'shop')).toBe(true)
  expect(isInArea('merchant-home', 'shop')).toBe(false)
  expect(isInArea('layout-merchant', 'shop')).toBe(false)
  expect(isInArea('layout-merchant', 'merchant')).toBe(true)
  expect(isInArea('logout', 'rider')).toBe(true)
  expect(isInArea('unknown', 'shop')).toBe(true)
  expect(isInArea('payment-result~2', 'shop')).toBe(false)
})
