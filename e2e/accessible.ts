import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** What is open in the browser, on a phone and on a desk: no serious finding of axe, nothing beyond the edge. */
export async function expectAccessible(page: Page, widths = [360, 1280]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const where = `${new URL(page.url()).pathname} at ${width} px`
    // LINE prescribes white on its green, which is too pale by the rule; everything of our own is judged.
    const { violations } = await new AxeBuilder({ page: page as never }).exclude('[data-brand="line"]').analyze()
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    expect(
      serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      where,
    ).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(overflow, `sideways scroll on ${where}`).toBeLessThanOrEqual(0)
  }
}
