import type { Page } from '@playwright/test'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { inDatabase } from '../tools/own-customer.ts'
import { atAStop } from './at-a-stop.ts'
import { openAsRider, ownRun } from './own-run.ts'

test.use({ serviceWorkers: 'allow' })

/** Whether the run's page is kept on the phone, with all that its pages are made of. */
const isRunKept = (page: Page, path: string) =>
  page.evaluate(async (wanted) => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    const needed = [new URL(wanted, location.href).href, ...files.filter((name) => name.includes('/assets/'))]
    const kept = await Promise.all(needed.map((name) => caches.match(name, { ignoreVary: true })))
    return kept.every(Boolean)
  }, path)

for (const language of languages)
  test(`a closed page opens again without a signal, and its stop is delivered (${language.locale})`, async ({
    page,
    context,
  }) => {
    const { mobile, numbers } = await ownRun([{ name: 'ร้านหนึ่ง' }])
    await openAsRider(page, language, mobile)
    // Nothing is kept before somebody touches the page.
    await page.keyboard.press('Shift')
    await expect.poll(() => isRunKept(page, `${language.prefix}/rider`)).toBe(true)
    await context.setOffline(true)
    await page.close()
    const again = await context.newPage()
    await again.goto(`${language.prefix}/rider/detail/${numbers[0]}/BKK01`)
    await untilAlive(again)
    const { arrive, deliver } = atAStop(again, language.locale)
    await arrive()
    await deliver()
    await context.setOffline(false)
    const state = () =>
      inDatabase<{ state: string }>(
        `select state from delivery_stops where sale_unit = 'BKK01' and order_number = $1`,
        [numbers[0]],
      ).then(([row]) => row?.state)
    await expect.poll(state, { timeout: 60_000 }).toBe('delivered')
  })
