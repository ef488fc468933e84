import { expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { kinds, loadProducts, measureQuality, succeeded } from './measure.ts'

const { ask, tokenFor, pool } = await testApi()

test('the set is large and asks nothing twice', () => {
  const typed = kinds.flatMap(({ queries }) => queries.map(([text]) => text))
  expect(typed.length).toBeGreaterThanOrEqual(900)
  expect(new Set(typed).size).toBe(typed.length)
})

test('what people type finds what they look for among the first three', async () => {
  const token = await tokenFor(callers.guest)
  const search = async (SearchText: string) =>
    (await ask('api/products/items', { token, body: { SearchText, Take: 3 } })).body.map(
      ({ P_Code }: { P_Code: string }) => P_Code,
    )
  const outcomes = await measureQuality(await loadProducts(pool), search)
  const missed = outcomes.filter(({ place }) => !place).map(({ typed }) => typed)
  expect(succeeded(outcomes), `missed: ${missed.join(', ')}`).toBeGreaterThanOrEqual(0.95)
}, 120_000)
