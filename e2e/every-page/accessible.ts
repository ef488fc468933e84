import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { expect } from '../tools/journey.ts'

// Without its builder, which sends the page three times as much and has everything that passed sent back.
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright')
const axeSource = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8')

const phone = 360
const desk = 1280

/** A page told in both languages is judged by axe on a phone in the one and on a desk in the other. */
export const axeIn = (locale: 'th' | 'en') => ({ axeAt: locale === 'th' ? [phone] : [desk] })

type Judged = {
  widths?: number[]
  axeAt?: number[]
  /** Read in the sun: text stands out seven times from its ground. */
  isOnTheRoad?: boolean
}

/** What is open in the browser, on a phone and on a desk: no serious finding of axe, nothing beyond the edge. */
export async function expectAccessible(
  page: Page,
  { widths = [phone, desk], axeAt = widths, isOnTheRoad = false }: Judged = {},
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await untilSettled(page)
    const where = `${new URL(page.url()).pathname} at ${width} px`
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    // Softly: a finding on one page does not hide those of the pages after it.
    expect.soft(overflow, `sideways scroll on ${where}`).toBeLessThanOrEqual(0)
    if (!axeAt.includes(width)) continue
    await page.evaluate(axeSource)
    expect.soft(await page.evaluate(findSerious, isOnTheRoad), where).toEqual([])
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

type Rule = { id: string; impact: string }
type Finding = Rule & { nodes: { html: string }[] }
type Axe = {
  _audit: { rules: Rule[] }
  run: (context: object, options: object) => Promise<{ violations: Finding[] }>
}

/** Runs in the page. Rules whose findings are never serious are left out. */
async function findSerious(isOnTheRoad: boolean): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe }
  const isMild = ({ impact }: Rule) => impact === 'minor' || impact === 'moderate'
  const mild = axe._audit.rules.filter(isMild).map(({ id }) => [id, { enabled: false }])
  // LINE prescribes white on its green, which is too pale by the rule; everything of our own is judged.
  const { violations } = await axe.run(
    { exclude: [['[data-brand="line"]']] },
    {
      rules: { ...Object.fromEntries(mild), 'color-contrast-enhanced': { enabled: isOnTheRoad } },
      resultTypes: ['violations'],
    },
  )
  return violations.filter((finding) => !isMild(finding)).map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
