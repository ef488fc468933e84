import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openBankBook } from '#sandbox/bank/bank-book.ts'
import { filesIn } from '#start/web/files.ts'
import { openDemoNetwork } from '../ordering/demo-network.ts'
import { setStage } from '../ordering/stage.ts'
import { table } from '../table.ts'
import { audit, type Books } from './audit.ts'
import { flows, killInTheMiddle } from './kill-in-the-middle.ts'

/**
 * The server is killed after every step of every way of paying and giving back. Fails when money is lost or
 * counted twice, or a payment does not settle by itself.
 */
const { values: flags } = parseArgs({
  options: { kills: { type: 'string', default: '45' }, only: { type: 'string' } },
})
const secret = randomBytes(32).toString('hex')
const network = await openDemoNetwork('payment-faults')
const sandboxFile = join(import.meta.dirname, '../../sandbox/main.ts')
const sandboxFolder = join(network.folder, 'sandbox')
const slipFolder = join(network.folder, 'private')
const freePort = 41_000 + Math.floor(Math.random() * 2_000)
const sandbox = fork(sandboxFile, {
  env: {
    ...process.env,
    SHOP_URL: `http://127.0.0.1:${freePort}`,
    SANDBOX_DIR: sandboxFolder,
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

const rows: { name: string; counts: number[]; books: Books }[] = []
try {
  const [{ ready }] = (await once(sandbox, 'message')) as [{ ready: string }]
  const stage = await setStage({ databaseUrl: network.url, secret, buyers: 50, now: new Date() })
  const outside = { pool: stage.pool, bank: openBankBook(sandboxFolder), files: filesIn(slipFolder) }
  for (const flow of flows.filter(({ name }) => !flags.only || name === flags.only)) {
    const parts = {
      ...{ stage, secret, databaseUrl: network.url, sandbox: ready, port: freePort },
      ...{ folder: slipFolder, kills: Number(flags.kills) },
    }
    await killInTheMiddle(parts, flow, async (killed) => {
      const { kills, steps, orders } = killed
      rows.push({
        name: flow.name,
        counts: [kills, steps, orders.length],
        books: await audit(outside, killed),
      })
    })
  }
  await stage.pool.end()
} finally {
  await closeAll()
}
const isRight = ({ books }: (typeof rows)[number]) => Object.values(books).every((figure) => figure === 0)
console.log(
  table(
    ['', 'kills', 'steps', 'orders', ...Object.keys(rows[0]?.books ?? {}), ''],
    rows.map((row) => [
      row.name,
      ...[...row.counts, ...Object.values(row.books)].map(String),
      isRight(row) ? 'ok' : 'WRONG',
    ]),
  ),
)
process.exit(rows.length > 0 && rows.every(isRight) ? 0 : 1)
