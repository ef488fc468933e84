import { expect, test } from 'vitest'
import { runClock } from '#checks/standing-orders/clock.ts'
import { ownDatabase } from '#checks/tools/own-database.ts'

const { pool, applicationUrl } = await ownDatabase()

test('two years on four processes that are killed: every run once, on its day, in time', {
  timeout: 300_000,
}, async () => {
  const result = await runClock({
    ...{ pool, url: applicationUrl, standingOrders: 12, processes: 4, kills: 5, days: 760 },
  })
  expect(result.trouble).toEqual([])
  expect(result.wrong).toEqual([])
  expect(result.runs).toBeGreaterThan(80)
  expect(result.kills).toBeGreaterThan(0)
})
