import type { Page } from '@playwright/test'
import { type PlannedStop, putRunOnPhone, type RunOnPhone } from '#checks/deliveries/runs-on-phones.ts'
import { demoPassword } from '#database/seeds/people/sign-ins.ts'
import { expect, untilAlive } from '../tools/journey.ts'
import { inDatabase } from '../tools/own-customer.ts'

/** A run of today on the phone of a rider of this journey alone. */
export const ownRun = (stops: readonly PlannedStop[], company?: string): Promise<RunOnPhone> =>
  putRunOnPhone(inDatabase, stops, company)

/** What became of the stops of a run, in their order. */
export const stopStates = async (runId: string): Promise<string[]> =>
  (
    await inDatabase<{ state: string }>(
      'select state from delivery_stops where run_id = $1::uuid order by place',
      [runId],
    )
  ).map(({ state }) => state)

/** Signs a rider in without the form, and opens their run. */
export async function openAsRider(
  page: Page,
  { prefix }: { prefix: string },
  mobile: string,
  to = '/rider',
): Promise<void> {
  const form = { by: 'password', username: mobile, password: demoPassword, to }
  const answer = await page.request.post(`${prefix}/rider/login`, { form, maxRedirects: 0 })
  expect(answer.status(), `the sign-in of rider ${mobile}`).toBe(302)
  await page.goto(prefix + to)
  await untilAlive(page)
  // What is opened later is loaded ahead: a phone may lose its signal after that.
  await page.waitForFunction(() => performance.getEntriesByName('rider-parts').length > 0)
  await page.waitForLoadState('networkidle')
}
