import { expect, test } from 'vitest'
import { maskCards } from './mask-cards.ts'

test.each([
  ['{"number":"4111111111111111"}', '{"number":"4111119999991111"}'],
  ['{"number":4111111111111111}', '{"number":4111119999991111}'],
  ['card 5555 5555 5555 4444 was declined', 'card 5555559999994444 was declined'],
  ['4000000000000002', '4000009999990002'],
  ['{"token":"tokn_prod_1-aB"}', '{"token":"tokn_…"}'],
  ['4012-8888-8888-1881', '4012889999991881'],
  ['378282246310005', '378282999990005'],
])('%j is kept as %j', (text, kept) => {
  expect(maskCards(text)).toBe(kept)
})

test.each([
  '2019049910005498410', // an id of LINE Pay
  'PY4111111111111111',
  'chrg_prod_4111111111111111',
  '4111111111111112',
  '20261116120500',
  '0812345678',
  '{"amount":4111111111.11}',
])('%j stays', (text) => {
  expect(maskCards(text)).toBe(text)
})
