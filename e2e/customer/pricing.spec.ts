import fc from 'fast-check'
import { build } from 'vite'
import { wideCart } from '#checks/pricing/pricing-examples.ts'
import { randomCart } from '#checks/pricing/random-carts.ts'
import type { CartToPrice } from '#shop/priced-cart/cart-to-price.ts'
import { priceCart } from '#shop/pricing/price-cart.ts'
import { expect, test } from '../tools/journey.ts'

declare global {
  interface Window {
    pricing: { priceCart: typeof priceCart }
  }
}

/** The pricing function as a browser gets it: bundled and made small. */
async function bundledPricing(): Promise<string> {
  const entry = new URL('../../shop/pricing/price-cart.ts', import.meta.url).pathname
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: true, lib: { entry, formats: ['iife'], name: 'pricing' } },
  })
  const [output] = (Array.isArray(built) ? built : [built]) as { output: { code: string }[] }[]
  return output?.output[0]?.code ?? ''
}

test('the browser prices 3,000 carts exactly as the server does @once', async ({ page }) => {
  await page.goto('about:blank')
  await page.addScriptTag({ content: `${await bundledPricing()};window.pricing=pricing` })
  const carts: CartToPrice[] = [
    ...fc.sample(randomCart, 3_000),
    wideCart({ lines: 50, promotions: 500, productsEach: 8 }),
  ]
  const seen = await page.evaluate(
    (given) =>
      (JSON.parse(given) as CartToPrice[]).map((cart) => JSON.stringify(window.pricing.priceCart(cart))),
    JSON.stringify(carts),
  )
  const different = carts.filter((cart, at) => JSON.stringify(priceCart(cart)) !== seen[at])
  expect(different).toEqual([])
})
