import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { table } from '../table.ts'
import { openDemoNetwork } from './demo-network.ts'
import { type Server, startServer } from './servers.ts'
import { setStage } from './stage.ts'
import { killServers, restartDatabase, type Storm } from './storms.ts'

/**
 * Servers are killed and PostgreSQL restarts during orders; prints a table, and fails when an acknowledged
 * order is lost or doubled.
 */
const { values: flags } = parseArgs({
  options: { kills: { type: 'string', default: '40' }, restarts: { type: 'string', default: '5' } },
})
const secret = randomBytes(32).toString('hex')
const network = await openDemoNetwork('faults')
const servers: Server[] = []
const storms: [string, Storm][] = []
const report = (what: string, storm: Storm) => {
  console.error(
    `${what}: ${storm.acknowledged} orders, ${JSON.stringify(storm.books)}, longest ${Math.max(...storm.back).toFixed(0)} ms`,
  )
  storms.push([what, storm])
}
async function closeAll(): Promise<void> {
  await Promise.all(servers.map((server) => server.kill()))
  await network.stop()
  await rm(network.folder, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void closeAll().finally(() => process.exit(1)))

try {
  const stage = await setStage({ databaseUrl: network.url, secret, buyers: 200, now: new Date() })
  const start = { databaseUrl: network.url, secret }
  for (let at = 0; at < 4; at++) servers.push(await startServer(start))
  report('a server killed (4 serve)', await killServers({ stage, servers, start }, Number(flags.kills)))
  await servers.splice(1).reduce((before, server) => before.then(server.stop), Promise.resolve())
  report('the only server killed', await killServers({ stage, servers, start }, 5))
  report('PostgreSQL restarted', await restartDatabase({ stage, servers }, network, Number(flags.restarts)))
  await stage.pool.end()
} finally {
  await closeAll()
}

const longest = ({ back }: Storm) => Math.max(...back)
const isRight = (storm: Storm) =>
  storm.books.lost + storm.books.duplicates + storm.books.stockOff + storm.books.halves === 0 &&
  storm.odd.length === 0 &&
  longest(storm) < 2_000 &&
  storm.serversAlive
console.log(
  table(
    [
      '',
      'times',
      'orders',
      'orders/s',
      'lost',
      'doubled',
      'halves',
      'stock off',
      'back ms (longest)',
      '503',
      'no answer',
      'odd',
      '',
    ],
    storms.map(([what, storm]) => [
      what,
      String(storm.blows),
      String(storm.acknowledged),
      storm.perSecond.toFixed(0),
      String(storm.books.lost),
      String(storm.books.duplicates),
      String(storm.books.halves),
      String(storm.books.stockOff),
      longest(storm).toFixed(0),
      String(storm.unavailable),
      String(storm.broken),
      storm.odd.join(' '),
      isRight(storm) ? 'ok' : 'WRONG',
    ]),
  ),
)
process.exit(storms.every(([, storm]) => isRight(storm)) ? 0 : 1)
