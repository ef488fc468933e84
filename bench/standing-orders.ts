import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '#api/kit/database.ts'
import { runClock } from '#checks/standing-orders/clock.ts'
import { openDemoNetwork } from './ordering/demo-network.ts'
import { table } from './table.ts'

/** Two years of standing orders on four processes that are killed; fails when a run is lost, doubled or on a wrong day. */
const { values: flags } = parseArgs({
  options: {
    orders: { type: 'string', default: '300' },
    kills: { type: 'string', default: '100' },
    days: { type: 'string', default: '760' },
  },
})
const network = await openDemoNetwork('standing-orders')
const { pool, close } = openDatabase(network.url)
try {
  const began = performance.now()
  const result = await runClock({
    ...{ pool, url: network.url, processes: 4, say: console.error },
    ...{ standingOrders: Number(flags.orders), kills: Number(flags.kills), days: Number(flags.days) },
  })
  const seconds = (performance.now() - began) / 1_000
  const { runs, left, kills, takenOver, wrong, trouble } = result
  console.log(
    table(
      ['standing orders', 'runs', 'left out', 'kills', 'taken over', 'wrong', 'trouble', 'seconds'],
      [
        [flags.orders, runs, left, kills, takenOver, wrong.length, trouble.length, seconds.toFixed(0)].map(
          String,
        ),
      ],
    ),
  )
  for (const line of [...wrong, ...trouble].slice(0, 20)) console.error(line)
  process.exitCode = wrong.length + trouble.length === 0 ? 0 : 1
} finally {
  await close()
  await network.stop()
  await rm(network.folder, { recursive: true, force: true })
}
