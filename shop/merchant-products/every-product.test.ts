import assert from 'node:assert/strict'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkCart } from '#checks/pricing/pricing-properties.ts'
import { randomDraft } from '#checks/products/random-drafts.ts'
import { named } from '../contract/wire.ts'
import type { CartToPrice, Quantities } from '../priced-cart/cart-to-price.ts'
import { unitPrices } from '../pricing/unit-prices.ts'
import { draftErrors } from './draft-errors.ts'
import { cellsOf, draftWarnings, ratesOf } from './draft-warnings.ts'
import { draftFields, wireNameOf } from './merchant-product-wire.ts'
import {
  type DraftField,
  type ProductDraft,
  priceField,
  priceLevels,
  unitPositions,
} from './product-draft.ts'
import { tidyDraft } from './tidy-draft.ts'

const wire = named(draftFields)
const cartOf = (draft: ProductDraft, level: 1 | 2 | 3 | 4 | 5, quantities: Quantities): CartToPrice => {
  const list = cellsOf(draft, 1) ?? { prices: [0, null, null], types: [1, null, null] }
  const { units, basis } = unitPrices({ list, own: cellsOf(draft, level) }, ratesOf(draft))
  const product = {
    ...{ code: draft.code, units, basis, stockControlled: draft.stockControlled, stockAvailable: 10_000 },
    pointsPerUnit: draft.pointsPerUnit,
  }
  return {
    ...{
      mode: 'money',
      lines: [{ product, quantities }],
      promotions: [],
      couponPromotionIds: [],
      freeProducts: [],
    },
    ...{ freeChoices: [], vatPercent: 7, delivery: { fee: 5_000, freeFrom: 150_000, priceType: 1 } },
    ...{ minimumOrder: 0, pointsPer100Baht: 1 },
  }
}

/** Compared by JSON: as strict as field by field, and much faster. */
const same = (one: object, other: object) => {
  const sorted = (all: object) => JSON.stringify(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  if (sorted(one) !== sorted(other)) assert.deepEqual(one, other)
}

/** What the tables and the shop need of a product, said in other words than the rules. */
function mustHold(draft: ProductDraft): void {
  const rates = ratesOf(draft)
  const sold = rates.filter((rate) => rate > 0)
  assert.equal(sold.length, draft.unitCount)
  assert.deepEqual(rates.slice(0, draft.unitCount), sold)
  assert(sold.every((rate, at) => Number.isInteger(rate) && rate < (sold[at - 1] ?? 100_001)))
  for (const text of [draft.code, draft.nameTh, draft.nameEn, draft.shortNameTh, draft.shortNameEn])
    assert(text !== '' && text.trim() === text && text.length <= 200)
  for (const unit of unitPositions)
    for (const text of [draft[`unit${unit}Code`], draft[`unit${unit}NameTh`], draft[`unit${unit}NameEn`]])
      assert.equal(text !== '', unit <= draft.unitCount)
}

function pricesMustHold(draft: ProductDraft, quantities: Quantities): void {
  for (const level of priceLevels) {
    const cells = cellsOf(draft, level)
    for (const unit of unitPositions) {
      const price = draft[priceField(level, unit)]
      assert(price === null || (cells && Number.isInteger(price) && price >= 0))
    }
    if (!cells) continue
    const [unit1Rate] = ratesOf(draft)
    for (const { position, rate, price } of unitPrices({ list: cells }, ratesOf(draft)).units) {
      const own = draft[priceField(level, position)]
      if (own !== null) assert.equal(price, own)
      else assert(Math.abs(price * unit1Rate - cells.prices[0] * rate) * 2 <= unit1Rate)
    }
  }
  const level = priceLevels.find((each) => cellsOf(draft, each)) ?? 1
  checkCart(cartOf(draft, level, quantities))
}

const quantity = fc.integer({ min: 0, max: 40 })

test('of 10,000 random products each is refused at its fields, or accepted and then priced as any other', {
  timeout: 60_000,
}, () => {
  let [accepted, refused] = [0, 0]
  const fields = new Set<string>()
  const whatever = fc.property(randomDraft, fc.tuple(quantity, quantity, quantity), (sent, quantities) => {
    const draft = tidyDraft(sent)
    same(tidyDraft(draft), draft)
    const errors = Object.entries(draftErrors(draft))
    for (const [field, { th, en }] of errors) {
      assert([wireNameOf(field as DraftField), th, en].every((text) => text.length > 0))
      fields.add(field)
    }
    if (errors.length > 0) {
      refused++
      return
    }
    accepted++
    mustHold(draft)
    pricesMustHold(draft, quantities)
    draftWarnings(draft, 7)
    if (accepted <= 1_000) same(z.decode(wire, z.encode(wire, draft)), draft)
  })
  fc.assert(whatever, { numRuns: 10_000 })
  expect(accepted).toBeGreaterThan(2_000)
  expect(refused).toBeGreaterThan(2_000)
  expect(fields.size).toBeGreaterThan(20)
})
