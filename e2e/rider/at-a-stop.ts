import type { Page } from '@playwright/test'
import { expect } from '../tools/journey.ts'
import { riderSays, riderSaysLike } from './rider-says.ts'

/** What a rider does on the page of the run, and at a stop that is open. */
export function atAStop(page: Page, locale: 'th' | 'en') {
  const say = riderSays(locale)
  const like = riderSaysLike(locale)
  const press = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' }).click()
  return {
    say,
    like,
    press,
    /** Ticks every order on the truck, and begins without showing where the rider is. */
    async loadAndStart(count: number) {
      await press(say('run.loadCheck', { done: 0, all: count }))
      const ticks = page.getByRole('button', { name: say('load.tick') })
      for (let left = count; left > 0; left -= 1) {
        await expect(ticks).toHaveCount(left)
        await ticks.first().click()
      }
      await press(say('load.done'))
      await press(say('run.start'))
      await press(say('place.no'))
    },
    arrive: () => press(say('stop.arrive')),
    async deliver(receiver = '') {
      await press(say('stop.deliver'))
      await press(say('door.all'))
      await press(like('pay.done'))
      if (receiver) await page.getByLabel(say('proof.receiver')).fill(receiver)
      await press(like('proof.keepPaid'))
      await expect(page.getByText(like('state.delivered')).first()).toBeVisible()
    },
    async notDelivered(reason: 'notHome' | 'refused', when: string) {
      await press(say('stop.fail'))
      await page.getByText(say(`reason.${reason}`), { exact: true }).click()
      await press(say('fail.next'))
      await page.getByText(when, { exact: true }).click()
      await press(say('fail.keep'))
    },
    next: () => page.getByRole('link', { name: say('stop.next') }).click(),
  }
}
