import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '#checks/tools/free-port.ts'
import { buildWeb } from '#start/web/build-web.ts'
import { type RunningShop, runShop } from '../e2e/tools/running-shop.ts'
import { entries, type FirstLoad, firstLoad } from './first-load.ts'
import { type LargeNetwork, openLargeNetwork } from './large-network.ts'
import { type Cell, measure, middle, type Thing, warmUp } from './load.ts'
import { memoryUsed, type Pids } from './processes.ts'
import { type Figures, printReport } from './report.ts'
import { median } from './table.ts'
import { officeNetwork } from './things/office-things.ts'
import { officeToMeasure, thingsToMeasure } from './things/things.ts'

const { values: flags } = parseArgs({
  options: {
    json: { type: 'string' },
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    office: { type: 'boolean', default: false },
  },
})
if (process.platform !== 'linux')
  throw new Error('CPU and memory are read from /proc: this runs on Linux only.')

const folder = resolve(process.env.BENCH_DIR || (flags.office ? 'data/bench-office' : 'data/bench'))
const crowds = [1, 16] as const
const rounds = flags.quick ? 1 : 3
const seconds = flags.quick ? 0.7 : 1.5
const say = (line: string) => console.error(line)

const closers: (() => Promise<unknown>)[] = []
async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void closeAll().finally(() => process.exit(1)))

/** From the command to the complete home page, with existing data and build. */
async function timeToFirstPage(): Promise<number> {
  const start = performance.now()
  const shop = await runShop({ DATA_DIR: folder }, { keepData: true })
  closers.push(shop.stop)
  const page = await fetch(shop.url)
  await page.text()
  const took = performance.now() - start
  if (!page.ok) throw new Error(`the home page answered ${page.status}`)
  await closeAll()
  return took
}

async function openNetwork(): Promise<LargeNetwork> {
  const network = await openLargeNetwork(folder, say, flags.office ? officeNetwork : undefined)
  closers.push(network.postgres.stop)
  return network
}

/** In production mode, with a separate database. */
async function openShop(network: LargeNetwork): Promise<{ shop: RunningShop; pids: Pids }> {
  const secret = randomBytes(48).toString('base64')
  const port = String(await freePort())
  const env = {
    NODE_ENV: 'production',
    HOST: 'localhost',
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: folder,
    DATABASE_URL: network.databaseUrl,
    SECRET: secret,
    DRAIN_SECONDS: '0',
  }
  const shop = await runShop(env, { keepData: true })
  closers.push(shop.stop)
  return { shop, pids: { server: shop.pid, postgres: network.postgres.pid } }
}

async function underLoad(origin: string, pids: Pids, databaseUrl: string): Promise<Figures['load']> {
  const find = flags.office ? officeToMeasure : thingsToMeasure
  const [baseline, ...others] = await find(origin, databaseUrl)
  const things = [baseline, ...others.filter(({ name }) => name.includes(flags.only))]
  const plan: { thing: Thing; connections: number; amount: number; cells: Cell[] }[] = []
  for (const thing of things) {
    for (const connections of crowds) {
      say(`Warming up: ${thing.name}, ${connections} at once`)
      plan.push({ thing, connections, amount: await warmUp(origin, thing, connections, seconds), cells: [] })
    }
  }
  // The baseline again at the end of every round: its variation is the measurement's error.
  const again = plan.filter((part) => part.thing === things[0])
  for (let round = 1; round <= rounds; round++) {
    say(`Measuring, round ${round} of ${rounds}`)
    for (const part of [...plan, ...again]) part.cells.push(await measure(origin, pids, part.thing, part))
  }
  const spread = (connections: number) => {
    const costs =
      again.find((part) => part.connections === connections)?.cells.map((cell) => cell.cpuMs) ?? []
    return { least: Math.min(...costs), most: Math.max(...costs) }
  }
  return {
    things: things.map((thing) => ({
      name: thing.name,
      at: plan
        .filter((part) => part.thing === thing)
        .map(({ connections, amount, cells }) => ({ connections, amount, ...middle(cells) })),
    })),
    baselineSpread: crowds.map((connections) => ({ connections, ...spread(connections) })),
  }
}

try {
  await buildWeb(say)
  await openNetwork()
  await closeAll()
  const starts: number[] = []
  // A measurement of one thing does not wait for the rest.
  for (let start = 0; start < rounds && !flags.only && !flags.office; start++)
    starts.push(await timeToFirstPage())

  const network = await openNetwork()
  const { shop, pids } = await openShop(network)
  const loads: Record<string, FirstLoad> = {}
  for (const [entry, path] of Object.entries(entries)) loads[entry] = await firstLoad(shop.url, path)
  const idle = await memoryUsed(pids)
  const load = await underLoad(shop.url, pids, network.databaseUrl)
  const afterLoad = await memoryUsed(pids)

  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node}`
  const figures: Figures = {
    at: new Date().toISOString(),
    machine,
    load,
    firstPageMs: starts.length > 0 ? median(starts) : Number.NaN,
    memory: { idle, afterLoad },
    firstLoad: loads,
  }
  printReport(figures)
  if (flags.json) await writeFile(flags.json, `${JSON.stringify(figures, null, 2)}\n`)
} finally {
  await closeAll()
}
