import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownDatabase } from '#checks/tools/own-database.ts'
import { testSecret } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { share, stormOneCart } from '../../bench/ordering/cart-storm.ts'
import { type Server, startServer } from '../../bench/ordering/servers.ts'
import { type Stage, setStage } from '../../bench/ordering/stage.ts'

const { url, pool } = await ownDatabase()
let servers: [Server, Server]
let stage: Stage
beforeAll(async () => {
  stage = await setStage({ databaseUrl: url, secret: testSecret, buyers: 2, now: testNow })
  const start = () => startServer({ databaseUrl: url, secret: testSecret, now: testNow.toISOString() })
  servers = await Promise.all([start(), start()])
}, 60_000)
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await stage.pool.end()
})

test('one customer who orders and changes a long cart at once holds up nobody of the centre', {
  timeout: 120_000,
}, async () => {
  const storm = await stormOneCart({
    stage,
    origin: servers[0].origin,
    otherOrigin: servers[1].origin,
    orders: 240,
    seconds: 60,
  })
  // What a connection counted is told when it closes.
  await Promise.all(servers.map((server) => server.stop()))
  const { rows } = await pool.query(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  )
  const percentiles = (times: readonly number[]) =>
    [0.5, 0.95, 1].map((part) => Math.round(share(times, part)))
  console.info(
    `${storm.orders} orders and ${storm.syncs} syncs of one cart in ${storm.seconds} s, ${rows[0].deadlocks} deadlocks; another's ${storm.others.length} orders took ${percentiles(storm.others)} ms (middle, p95, longest), in another centre ${percentiles(storm.elsewhere)}`,
  )
  expect({ deadlocks: rows[0].deadlocks, refused: storm.refused }).toEqual({ deadlocks: 0, refused: {} })
  expect(share(storm.others, 0.5)).toBeLessThan(100)
  // An order of another centre waits for the busy machine alone: what is more than twice that was waited for the storm's rows.
  expect(share(storm.others, 0.95)).toBeLessThan(Math.max(100, 2 * share(storm.elsewhere, 0.95)))
})
