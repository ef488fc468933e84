import { expect, test } from 'vitest'
import { importsProblems } from '#shop/imports/imports-problems.ts'
import { readCell } from '#shop/imports/read-cell.ts'
import { writeCell } from '#shop/imports/write-cell.ts'
import { importEn } from '#web/words/merchant/import-en.ts'
import { importTh } from '#web/words/merchant/import-th.ts'
import { productEn } from '#web/words/merchant/products/product-en.ts'
import { productTh } from '#web/words/merchant/products/product-th.ts'

test('a file says the tax of a price as the form says it, and reads it back', () => {
  for (const [locale, words] of [
    ['th', productTh],
    ['en', productEn],
  ] as const)
    for (const type of [0, 1, 2] as const) {
      const word = writeCell('tax', type, locale)
      expect(word).toBe(words[`price.type.${type}`])
      expect(readCell('tax', word)).toEqual({ value: type })
    }
})

test('dated prices and going back are called as on the pages and buttons', () => {
  expect([importTh['import.kind.advancePrices'], importEn['import.kind.advancePrices']]).toEqual([
    ...[productTh['product.tab.prices'], productEn['product.tab.prices']],
  ])
  expect(importsProblems.notUndoable.th).toContain(importTh['undo.do'])
})
