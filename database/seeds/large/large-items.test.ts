import { expect, test } from 'vitest'
import { makeLargeItems } from './large-items.ts'

test('ten thousand products have codes and barcodes of their own', () => {
  const { items } = makeLargeItems(10_000)
  expect(new Set(items.map(({ code }) => code)).size).toBe(10_000)
  expect(new Set(items.flatMap(({ barcodes }) => barcodes)).size).toBe(
    items.flatMap(({ barcodes }) => barcodes).length,
  )
})

test('a smaller network is the beginning of a larger one', () => {
  expect(makeLargeItems(500).items.map(({ th }) => th)).toEqual(
    makeLargeItems(2000)
      .items.slice(0, 500)
      .map(({ th }) => th),
  )
})

test('hardly any name comes twice', () => {
  const { items } = makeLargeItems(20_000)
  expect(new Set(items.map(({ th }) => th)).size).toBeGreaterThan(19_500)
})
