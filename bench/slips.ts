import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { makeSlipReader, type SlipReading } from '#api/gateways/slips/read-slip.ts'
import { exampleSlip, photoOf, photoOfNothing } from '#checks/payments/slip-pictures.ts'
import { table } from './table.ts'

/** Reading slips, many at once, beside a server that goes on answering in the same thread. */
const { values } = parseArgs({
  options: { at: { type: 'string', default: '16' }, rounds: { type: 'string', default: '8' } },
})
const [atOnce, rounds] = [Number(values.at), Number(values.rounds)]
const limits = { slipP99: 1_500, blocked: 50 }

const slip = await exampleSlip()
const blank = sharp({ create: { width: 1080, height: 1920, channels: 3, background: '#bcd' } })
const kinds: { name: string; picture: Buffer | undefined; finds: SlipReading['kind'] }[] = [
  { name: 'server alone', picture: undefined, finds: 'none' },
  { name: 'as the bank saves it, PNG', picture: slip, finds: 'slip' },
  {
    name: 'sent by chat, JPEG 40',
    picture: await sharp(slip).jpeg({ quality: 40 }).toBuffer(),
    finds: 'slip',
  },
  {
    name: 'photo of a screen, 1080x1440',
    picture: await (await photoOf(slip, [1080, 1440])).jpeg({ quality: 75 }).toBuffer(),
    finds: 'slip',
  },
  {
    name: 'photo of 12 megapixels',
    picture: await (await photoOf(slip, [4000, 3000])).jpeg({ quality: 80 }).toBuffer(),
    finds: 'slip',
  },
  { name: 'picture without QR', picture: await blank.jpeg().toBuffer(), finds: 'none' },
  {
    name: 'photo without QR, 1080x1920',
    picture: await (await photoOfNothing([1080, 1920])).jpeg({ quality: 80 }).toBuffer(),
    finds: 'none',
  },
]

const server = createServer((_request, response) => response.end('ok')).listen(0, '127.0.0.1')
await new Promise((done) => server.once('listening', done))
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const reader = makeSlipReader()
await Promise.all(Array.from({ length: 4 }, () => reader.read(slip)))

const at = (share: number, times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

async function timed<Result>(work: () => Promise<Result>, times: number[]): Promise<Result> {
  const start = performance.now()
  const result = await work()
  times.push(performance.now() - start)
  return result
}

/** The most processor time between two turns of the event loop: other programs on the machine do not count. */
function watchOwnWork() {
  let [most, last, watching] = [0, process.threadCpuUsage(), true]
  const turn = () => {
    const now = process.threadCpuUsage()
    most = Math.max(most, (now.user + now.system - last.user - last.system) / 1000)
    last = now
    if (watching) setImmediate(turn)
  }
  setImmediate(turn)
  return {
    stop: () => {
      watching = false
      return most
    },
  }
}

async function measure({ name, picture, finds }: (typeof kinds)[number]) {
  const [slips, requests]: [number[], number[]] = [[], []]
  const delay = monitorEventLoopDelay({ resolution: 1 })
  let busy = true
  const asking = (async () => {
    while (busy) await timed(() => fetch(url).then((answer) => answer.text()), requests)
  })()
  const own = watchOwnWork()
  const [before, allBefore] = [process.threadCpuUsage(), process.cpuUsage()]
  delay.enable()
  const begin = performance.now()
  let read = 0
  for (let round = 0; round < rounds; round++) {
    if (!picture) await new Promise((done) => setTimeout(done, 300))
    const all = picture ? Array.from({ length: atOnce }, () => timed(() => reader.read(picture), slips)) : []
    for (const { kind } of await Promise.all(all)) if (kind === finds) read += 1
  }
  const seconds = (performance.now() - begin) / 1000
  delay.disable()
  const [main, all] = [process.threadCpuUsage(before), process.cpuUsage(allBefore)].map(
    ({ user, system }) => (user + system) / 1000,
  ) as [number, number]
  const ownMost = own.stop()
  busy = false
  await asking
  return {
    name,
    read: picture ? `${read} of ${slips.length}` : '',
    p50: at(0.5, slips),
    p99: at(0.99, slips),
    blockedP99: delay.percentile(99) / 1e6,
    blocked: delay.max / 1e6,
    ownMost,
    cpu: (all - main) / slips.length,
    requestP99: at(0.99, requests),
    busy: main / 10 / seconds,
  }
}

const measured = []
for (const kind of kinds) measured.push(await measure(kind))
await reader.close()
server.close()

const whole = (ms: number) => ms.toFixed(0)
console.log(
  `${atOnce} slips at once, ${rounds} rounds, in milliseconds; two threads read, one answers requests`,
)
console.log(
  table(
    [
      'picture',
      'right',
      'p50',
      'p99',
      'CPU each',
      'loop p99',
      'loop most',
      'own most',
      'request p99',
      'main %',
    ],
    measured.map((row) => [
      row.name,
      row.read,
      ...(row.read ? [whole(row.p50), whole(row.p99), whole(row.cpu)] : ['', '', '']),
      ...[row.blockedP99, row.blocked, row.ownMost, row.requestP99].map((ms) => ms.toFixed(1)),
      row.busy.toFixed(0),
    ]),
  ),
)
for (const { name, p99, ownMost } of measured) {
  if (p99 > limits.slipP99) console.log(`${name}: p99 is above ${limits.slipP99} ms`)
  if (ownMost > limits.blocked)
    console.log(`${name}: the main thread worked for over ${limits.blocked} ms at a stretch`)
}
