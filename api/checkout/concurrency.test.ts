import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownDatabase } from '#checks/tools/own-database.ts'
import { testSecret } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import {
  lastCredit,
  lastPoints,
  lastUnits,
  type Outcome,
  oneCoupon,
  oneKey,
} from '../../bench/ordering/crowds.ts'
import { type Server, startServer } from '../../bench/ordering/servers.ts'
import { type Stage, setStage } from '../../bench/ordering/stage.ts'
import { killServers } from '../../bench/ordering/storms.ts'

// The small sister of `npm run concurrency` and `npm run faults`: four server processes on one real database.
const { url } = await ownDatabase()
const start = { databaseUrl: url, secret: testSecret, now: testNow.toISOString() }
const servers: Server[] = []
let stage: Stage
beforeAll(async () => {
  stage = await setStage({ databaseUrl: url, secret: testSecret, buyers: 40, now: testNow })
  servers.push(...(await Promise.all([1, 2, 3, 4].map(() => startServer(start)))))
}, 60_000)
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await stage.pool.end()
})
const deps = () => ({ stage, origins: servers.map(({ origin }) => origin) })
const right = (outcome: Outcome) => expect(outcome, JSON.stringify(outcome)).toMatchObject({ right: true })

test('the last units of one stock row are sold exactly, in three units and as free goods', {
  timeout: 60_000,
}, async () => {
  for (const units of [50, 13]) right(await lastUnits(deps(), { units, buyers: 80 }))
})

test('a coupon is used once, credit and points never past their end', { timeout: 60_000 }, async () => {
  right(await oneCoupon(deps(), 60))
  right(await lastCredit(deps(), { enough: 3, times: 40 }))
  right(await lastPoints(deps(), { enough: 3, times: 40 }))
})

test('one key is one order, however often and wherever it is sent', { timeout: 60_000 }, async () => {
  right(await oneKey(deps(), 60))
})

test('a server killed among orders loses none, doubles none, and keeps no stock', {
  timeout: 60_000,
}, async () => {
  const storm = await killServers({ stage, servers, start, crowd: 6 }, 2)
  expect(storm).toMatchObject({ odd: [], books: { lost: 0, duplicates: 0, stockOff: 0, halves: 0 } })
  expect(storm.acknowledged).toBeGreaterThan(10)
})
