import fc from 'fast-check'
import { checkCart } from './pricing-properties.ts'
import { randomCart } from './random-carts.ts'

/**
 * Runs a million random carts against every pricing property, or as many as given: `npm run pricing-cases --
 * 50000`.
 */
const cases = Number(process.argv[2] ?? 1_000_000)
const batch = 10_000
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000)
const start = performance.now()
for (let done = 0; done < cases; done += batch) {
  const numRuns = Math.min(batch, cases - done)
  fc.assert(fc.property(randomCart, checkCart), { numRuns, seed: seed + done })
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`${(done + numRuns).toLocaleString('en')} carts hold, seed ${seed}, ${seconds} s`)
}
