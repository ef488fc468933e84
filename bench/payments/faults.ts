import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDemoNetwork } from '../ordering/demo-network.ts'
import { setStage } from '../ordering/stage.ts'
import { table } from '../table.ts'
import { audit } from './audit.ts'
import { killInTheMiddle } from './kill-in-the-middle.ts'

/**
 * The server is killed after every step of every way of paying. Fails when money is lost or counted twice, or a
 * payment does not settle by itself.
 */
const { values: flags } = parseArgs({ options: { kills: { type: 'string', default: '45' } } })
const secret = randomBytes(32).toString('hex')
const network = await openDemoNetwork('payment-faults')
const sandboxFile = join(import.meta.dirname, '../../sandbox/main.ts')
const freePort = 41_000 + Math.floor(Math.random() * 2_000)
const sandbox = fork(sandboxFile, {
  env: {
    ...process.env,
    SHOP_URL: `http://127.0.0.1:${freePort}`,
    SANDBOX_DIR: join(network.folder, 'sandbox'),
    PORT: '0',
  },
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  execArgv: [],
})
async function closeAll(): Promise<void> {
  sandbox.kill('SIGKILL')
  await network.stop()
  await rm(network.folder, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void closeAll().finally(() => process.exit(1)))

let isRight = false
try {
  const [{ ready }] = (await once(sandbox, 'message')) as [{ ready: string }]
  const stage = await setStage({ databaseUrl: network.url, secret, buyers: 50, now: new Date() })
  const { kills, orders, world, stop } = await killInTheMiddle({
    ...{ stage, secret, databaseUrl: network.url, sandbox: ready, port: freePort },
    killsEach: Number(flags.kills),
  })
  const books = await audit(stage.pool, world, 120_000)
  isRight =
    books.waiting + books.unknown + books.doubled + books.wrongState + books.tooMuch === 0 &&
    books.paidOrders >= orders
  console.log(
    table(
      [
        'kills',
        'orders',
        'paid',
        'still waiting',
        'unknown money',
        'counted twice',
        'wrong state',
        'too much',
        '',
      ],
      [
        [
          ...[JSON.stringify(kills), orders, books.paidOrders, books.waiting, books.unknown].map(String),
          ...[books.doubled, books.wrongState, books.tooMuch].map(String),
          isRight ? 'ok' : 'WRONG',
        ],
      ],
    ),
  )
  await stop()
  await stage.pool.end()
} finally {
  await closeAll()
}
process.exit(isRight ? 0 : 1)
