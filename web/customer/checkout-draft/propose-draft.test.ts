import { expect, test } from 'vitest'
import { billedTo } from './propose-draft.ts'

test.each([
  ['an address of its own for bills', ['S', 'B'], 'bill'],
  ['none, so the goods’ own', ['S'], 'ship'],
])('the bill goes to %s', (_what, types, to) => {
  const addresses = types.map((type) => ({ type }) as never)
  expect(billedTo({ addresses }, { billTo: types.includes('B') ? 'bill' : '', shipTo: 'ship' })).toBe(to)
})
