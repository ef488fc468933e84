import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../tools/journey.ts'

const phone = 360
const desk = 1280

/** A page told in both languages is judged by axe on a phone in the one and on a desk in the other. */
export const axeIn = (locale: 'th' | 'en') => ({ axeAt: locale === 'th' ? [phone] : [desk] })

type Judged = { widths?: number[]; axeAt?: number[] }

/** What is open in the browser, on a phone and on a desk: no serious finding of axe, nothing beyond the edge. */
export async function expectAccessible(
  page: Page,
  { widths = [phone, desk], axeAt = widths }: Judged = {},
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await untilSettled(page)
    const where = `${new URL(page.url()).pathname} at ${width} px`
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `sideways scroll on ${where}`).toBeLessThanOrEqual(0)
    if (!axeAt.includes(width)) continue
    // LINE prescribes white on its green, which is too pale by the rule; everything of our own is judged.
    // Frames of other hosts, for which axe opens a window of its own each time, we have none.
    const axe = new AxeBuilder({ page: page as never })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .exclude('[data-brand="line"]')
    const { violations } = await axe.analyze()
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    expect(
      serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      where,
    ).toEqual([])
  }
}

/** Figures that are being reckoned anew are pale for a moment, and what moves has colours between two. */
async function untilSettled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const moving = document
      .getAnimations()
      .some(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === 1)
    return !moving && !document.querySelector('[aria-busy=true]')
  })
}
