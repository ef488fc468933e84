import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { table } from '../table.ts'
import { lastCredit, lastPoints, lastUnits, type Outcome, oneCoupon, oneKey } from './crowds.ts'
import { openDemoNetwork } from './demo-network.ts'
import { type Server, startServer } from './servers.ts'
import { setStage } from './stage.ts'

/**
 * Concurrent orders on several server processes and one real PostgreSQL; prints a table, and fails when
 * anything was sold twice.
 */
const { values: flags } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, servers: { type: 'string', default: '4' } },
})
const rounds = Number(flags.rounds)
const secret = randomBytes(32).toString('hex')
const network = await openDemoNetwork('concurrency')
const servers: Server[] = []
const outcomes: Outcome[] = []
async function closeAll(): Promise<void> {
  await Promise.all(servers.map((server) => server.kill()))
  await network.stop()
  await rm(network.folder, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void closeAll().finally(() => process.exit(1)))

try {
  const stage = await setStage({ databaseUrl: network.url, secret, buyers: 500, now: new Date() })
  for (let at = 0; at < Number(flags.servers); at++)
    servers.push(await startServer({ databaseUrl: network.url, secret }))
  const deps = { stage, origins: servers.map((server) => server.origin) }
  for (let round = 1; round <= rounds; round++) outcomes.push(await lastUnits(deps))
  outcomes.push(await oneCoupon(deps), await lastCredit(deps), await lastPoints(deps), await oneKey(deps))
  await stage.pool.end()
} finally {
  await closeAll()
}
console.log(`${servers.length} server processes, one PostgreSQL\n`)
console.log(
  table(
    ['', 'asked', 'won', 'refused', 'ms', ''],
    outcomes.map(({ what, orders, won, refused, ms, right }) => [
      what,
      String(orders),
      String(won),
      refused,
      ms.toFixed(0),
      right ? 'ok' : 'WRONG',
    ]),
  ),
)
const wrong = outcomes.filter(({ right }) => !right).length
console.log(
  wrong === 0 ? `\n${outcomes.length} of ${outcomes.length} right` : `\n${wrong} of ${outcomes.length} WRONG`,
)
process.exit(wrong === 0 ? 0 : 1)
