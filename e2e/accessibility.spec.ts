import AxeBuilder from '@axe-core/playwright'
import { expect, languages, test, untilAlive } from './journey.ts'

// axe reads every element's colours, which takes long on a busy machine.
test.describe.configure({ timeout: 120_000 })

for (const { locale, prefix } of languages) {
  for (const path of [
    '/',
    '/product',
    '/product?p=dishwashhx',
    '/product/1124',
    '/login',
    '/no/such/page',
    '/merchant/login',
    '/rider/login',
  ]) {
    test(`no serious accessibility finding on ${prefix}${path} (${locale})`, async ({ page }) => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(`${prefix}${path === '/' && prefix ? '' : path}`)
        await untilAlive(page)
        // LINE prescribes white on its green, which is too pale by the rule; everything of our own is judged.
        const { violations } = await new AxeBuilder({ page: page as never }).exclude('[data-brand="line"]').analyze()
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
        expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        expect(overflow, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0)
      }
    })
  }
}
