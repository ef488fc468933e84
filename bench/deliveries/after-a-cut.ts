import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { openDatabase } from '#api/kit/database.ts'
import { openDemoNetwork } from '../ordering/demo-network.ts'
import { type Server, startServer } from '../ordering/servers.ts'
import { saleUnit } from '../ordering/stage.ts'
import { cpuUsed } from '../processes.ts'
import { median, table } from '../table.ts'
import { keptAt, makeRiders, photoOfPhone, type Rider, sendActions, sendPicture } from './riders-back.ts'

/**
 * Riders get their signal back all at once. Fails when something kept was refused, lost or done twice, or when
 * the slowest answers take longer than the limits.
 */
const { values: flags } = parseArgs({
  options: {
    riders: { type: 'string', default: '200' },
    servers: { type: 'string', default: '4' },
    pictures: { type: 'string', default: '2' },
    connections: { type: 'string', default: '4' },
  },
})
const { connections } = flags
const [count, pictures] = [Number(flags.riders), Number(flags.pictures)]
const limits = { actionsP99: 1_000, readP99: 1_000 }
/** Stops of the morning, which also warm up the servers, of three short cuts, and of a long one. */
const stops = { morning: 4, short: 1, long: 3 }
const shortCuts = 3

const secret = randomBytes(32).toString('hex')
const network = await openDemoNetwork('riders')
const servers: Server[] = []
const { pool } = openDatabase(network.url, { connections: 5 })
async function closeAll(): Promise<void> {
  await pool.end()
  await Promise.all(servers.map((server) => server.kill()))
  await network.stop()
  await rm(network.folder, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void closeAll().finally(() => process.exit(1)))

const p = (share: number, times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
const rows: string[][] = []
const faults: string[] = []
const originOf = (at: number) => servers[at % servers.length]?.origin ?? ''

/** CPU milliseconds of all servers and of PostgreSQL. */
async function cpuOfAll(): Promise<{ server: number; postgres: number }> {
  const each = await Promise.all(servers.map(({ pid }) => cpuUsed({ server: pid, postgres: network.pid })))
  return { server: each.reduce((sum, { server }) => sum + server, 0), postgres: each[0]?.postgres ?? 0 }
}

/** Every rider sends at the same moment what was kept; answers the p99. */
async function sendAll(what: string, riders: Rider[], kept: object[][], limit?: number): Promise<number> {
  const before = await cpuOfAll()
  const sent = await Promise.all(riders.map((rider, at) => sendActions(originOf(at), rider, kept[at] ?? [])))
  const after = await cpuOfAll()
  const refused = sent.flatMap(({ results }) => results).filter(({ outcome }) => outcome !== 'done')
  const failed = sent.filter(({ status }) => status !== 200)
  if (failed.length > 0) faults.push(`${failed.length} requests answered ${failed[0]?.status}`)
  if (refused.length > 0) faults.push(`${refused.length} actions were refused: ${refused[0]?.code}`)
  const times = sent.map(({ ms }) => ms)
  note(what, times, { limit, cpu: [after.server - before.server, after.postgres - before.postgres] })
  return p(0.99, times)
}

type Noted = { limit?: number | undefined; cpu?: [number, number] }
function note(what: string, times: number[], { limit, cpu }: Noted): void {
  const [middle, worst] = [p(0.5, times), p(0.99, times)]
  const each = (ms: number) => (ms / times.length).toFixed(1)
  rows.push([
    ...[what, String(times.length), middle.toFixed(0), worst.toFixed(0), limit ? String(limit) : ''],
    ...(cpu ? cpu.map(each) : ['', '']),
  ])
  if (limit && worst > limit) faults.push(`${what}: p99 is ${worst.toFixed(0)} ms`)
}

/** Delivered orders, their events, stops and money, each as often as there are delivered stops. */
async function countKept(): Promise<number[]> {
  const {
    rows: [row],
  } = await pool.query<{ figures: number[] }>(
    `select array[
       (select count(*) from orders where sale_unit = $1 and number like 'SOR%' and status = 'POD' and paid_at is not null),
       (select count(*) from order_events where sale_unit = $1 and order_number like 'SOR%' and status = 'POD'),
       (select count(*) from delivery_stops where sale_unit = $1 and order_number like 'SOR%' and state = 'delivered' and collected = due and due > 0),
       (select count(*) from order_money where sale_unit = $1 and order_number like 'SOR%' and state = 'paid'),
       (select count(*) from rider_actions where sale_unit = $1 and order_number like 'SOR%' and outcome = 'done') / 2
     ]::int[] as figures`,
    [saleUnit],
  )
  return row?.figures ?? []
}

try {
  const all = stops.morning + shortCuts * stops.short + stops.long
  const riders = await makeRiders({ pool, secret, count, stops: all })
  for (let at = 0; at < Number(flags.servers); at++)
    servers.push(
      await startServer({
        ...{ databaseUrl: network.url, secret },
        environment: { DATA_DIR: join(network.folder, 'data'), PROXIES: '1', CONNECTIONS: connections },
      }),
    )
  const atOnce = 10
  for (let at = 0; at < stops.morning; at++)
    for (let from = 0; from < riders.length; from += atOnce)
      await Promise.all(
        riders
          .slice(from, from + atOnce)
          .map((each, own) => sendActions(originOf(own), each, keptAt(each, at, 1))),
      )
  await sleep(3_000)

  const sent: object[][][] = []
  const slowest: number[] = []
  for (let cut = 0; cut < shortCuts; cut++) {
    const kept = riders.map((rider) => keptAt(rider, stops.morning + cut * stops.short, stops.short))
    slowest.push(await sendAll(`cut ${cut + 1}, one stop each: arrived, delivered`, riders, kept))
    sent.push(kept)
    await sleep(2_000)
  }
  const worst = median(slowest)
  if (worst > limits.actionsP99) faults.push(`the median p99 of ${shortCuts} cuts is ${worst.toFixed(0)} ms`)
  const long = riders.map((rider) => keptAt(rider, all - stops.long, stops.long))
  await sendAll('a long cut, three stops each', riders, long)
  await sleep(2_000)
  const again = riders.map((_, at) => [...sent.slice(0, 1), long].flatMap((kept) => kept[at] ?? []))
  await sendAll('what was kept before sent again', riders, again, limits.actionsP99)

  const photo = await photoOfPhone()
  const start = performance.now()
  const reader = new Worker(new URL('./reading.ts', import.meta.url), {
    workerData: { origins: servers.map(({ origin }) => origin), riders },
  })
  const tries = await Promise.all(
    riders.flatMap((rider, at) =>
      Array.from({ length: pictures }, () => sendPicture(originOf(at), rider, photo)),
    ),
  )
  const seconds = (performance.now() - start) / 1000
  reader.postMessage('stop')
  const [reads] = (await once(reader, 'message')) as [number[]]
  note('the run read beside pictures', reads, { limit: limits.readP99 })
  const {
    rows: [proofs],
  } = await pool.query(`select count(*)::int as count from delivery_proofs where order_number like 'SOR%'`)
  if (proofs.count !== count * pictures)
    faults.push(`${proofs.count} of ${count * pictures} pictures were kept`)

  const figures = await countKept()
  if (figures.some((figure) => figure !== count * all))
    faults.push(`kept ${figures.join(', ')} of ${count * all}`)
  console.log(
    `${count} riders, ${servers.length} server processes, one PostgreSQL; milliseconds; CPU is of one request\n`,
  )
  console.log(table(['', 'requests', 'p50', 'p99', 'at most', 'CPU servers', 'CPU database'], rows))
  console.log(
    `\n${figures[0]} deliveries kept once each; ${proofs.count} pictures of ${Math.round(photo.length / 1024)} kB within ${seconds.toFixed(0)} s, ${tries.reduce((sum, each) => sum + each - 1, 0)} sent again`,
  )
} finally {
  await closeAll()
}
for (const fault of faults) console.log(`WRONG: ${fault}`)
process.exit(faults.length === 0 ? 0 : 1)
