import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '#api/kit/database.ts'
import { mostOpenChats } from '#shop/chat/chat.ts'
import { openDemoNetwork } from '../ordering/demo-network.ts'
import { type Server, startServer } from '../ordering/servers.ts'
import { saleUnit } from '../ordering/stage.ts'
import { openFigures } from './figures.ts'
import { nowMs } from './live-page.ts'
import { startPages } from './pages.ts'
import { makePeople, type Person } from './people.ts'
import { type Writer, type Written, write, writeOn } from './writing.ts'

/**
 * Thousands of pages listen to their chats, while the server is restarted too. Fails when a message is lost,
 * doubled or out of order, or a limit is not held.
 */
const { values: flags } = parseArgs({
  options: {
    customers: { type: 'string', default: '2000' },
    staff: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '100' },
    minutes: { type: 'string', default: '1' },
  },
})
const rounds = Number(flags.rounds)
const longestBackMs = 30_000
const [burst, turns] = [200, 3]
const secret = randomBytes(32).toString('hex')
const network = await openDemoNetwork('chat')
const servers: Server[] = []
const pages = startPages()
const { pool } = openDatabase(network.url, { connections: 5 })
async function closeAll(): Promise<void> {
  await pages.stop()
  await pool.end()
  await Promise.all(servers.map((server) => server.kill()))
  await network.stop()
  await rm(network.folder, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void closeAll().finally(() => process.exit(1)))

const { faults, noteMemory, noteReach, tables } = openFigures({ pages, postgres: network.pid })
const start = (port?: number) =>
  startServer({ ...{ databaseUrl: network.url, secret, port }, environment: { NOTIFICATIONS: '1' } })
async function inRounds(origin: string, writer: (round: number) => Writer): Promise<Written[]> {
  const written: Written[] = []
  for (let round = 0; round < rounds; round++) {
    written.push(await write(origin, writer(round)))
    await sleep(150)
  }
  return written
}

const withinASecond = (origin: string, writers: readonly Writer[]) =>
  Promise.all(
    writers.map(async (writer, at) => {
      await sleep((at * 1_000) / writers.length)
      return write(origin, writer)
    }),
  )

/** Ends the server while messages are written, starts it on its port, and answers how long until all listen again. */
async function restart(server: Server, how: 'stop' | 'kill'): Promise<Server> {
  const begun = nowMs()
  await server[how]()
  const ended = nowMs()
  const next = await start(server.port)
  servers.push(next)
  const up = nowMs()
  const settled = await pages.settled({ seconds: 60 })
  if (!settled || settled - up > longestBackMs) faults.push(`not all were back after a ${how}`)
  const spans = [ended - begun, up - ended, (settled || Number.NaN) - up].map((ms) => `${ms.toFixed(0)} ms`)
  console.log(`${how}: ended in ${spans[0]}, up in ${spans[1]}, and then all were back in ${spans[2]}`)
  return next
}

/** Every page against what the database keeps of its chat. */
async function compare(chats: readonly string[]): Promise<number> {
  const { rows } = await pool.query<{ chat: string; ids: string[] }>(
    `select conversation_id as chat, array_agg(id::text order by seq) as ids from chat_messages
     where sale_unit = $1 group by conversation_id`,
    [saleUnit],
  )
  const kept = new Map(rows.map(({ chat, ids }) => [chat, ids]))
  let [lost, doubled, disordered, heardByAll] = [0, 0, 0, 0]
  for (const [page, { heard }] of (await pages.report({})).entries()) {
    const ids = kept.get(chats[page] ?? '') ?? []
    const seen = new Set(heard.map(({ id }) => id))
    heardByAll += heard.length
    lost += ids.filter((id) => !seen.has(id)).length
    doubled += heard.length - seen.size
    if (heard.some(({ id, seq }, at) => ids[seq - 1] !== id || seq <= (heard[at - 1]?.seq ?? 0))) disordered++
  }
  if (lost + doubled + disordered > 0)
    faults.push(`${lost} messages lost, ${doubled} doubled, ${disordered} pages out of order`)
  return heardByAll
}

try {
  const counts = { customers: Number(flags.customers), staff: Number(flags.staff) }
  const { customers, staff } = await makePeople({ pool, secret, ...counts })
  const [busy] = customers
  if (!busy) throw new Error('there are no customers')
  const office = `api/merchant/chat/live?saleUnit=${saleUnit}&conversationId=${busy.chat}`
  const own = 'api/chat/live'
  const listeners: [Person, string][] = [
    ...Array.from({ length: mostOpenChats - 1 }, (): [Person, string] => [busy, own]),
    ...staff.map((person): [Person, string] => [person, office]),
    ...customers.map((person): [Person, string] => [person, own]),
  ]
  const chats = listeners.map(([{ chat }]) => chat)

  let first = await start()
  servers.push(first)
  console.log(
    `${listeners.length} pages, ${availableParallelism()} processors for servers, PostgreSQL and pages; load before: ${loadavg()[0]?.toFixed(2)}`,
  )
  await sleep(5_000)
  await noteMemory('before, as started', first)
  const opened = await pages.open({
    pages: listeners.map(([{ token }, path]) => ({ origin: first.origin, path, token })),
  })
  if (!opened) throw new Error('not all pages could be opened')
  console.log(`all opened in ${(opened / 1_000).toFixed(1)} s`)
  await sleep(10_000)
  await noteMemory('all open', first)
  await sleep(Number(flags.minutes) * 60_000)
  await noteMemory('a while later', first)
  const beats = await pages.beats({})
  if (beats < Math.floor((Number(flags.minutes) * 60 + 10) / 25))
    faults.push(`a page heard only ${beats} beats`)

  const staffAt = (at: number) => staff[at % staff.length]
  const toBusy = (at: number) => (at % 5 === 0 ? { person: busy } : { person: busy, staff: staffAt(at) })
  const ofTurn = (all: readonly Person[], turn: number) =>
    all.slice(turn * burst, (turn + 1) * burst).map((person) => ({ person }))
  const others = customers.slice(1)
  await noteReach(
    'one chat',
    { servers, turns: 1, isMeant: (page) => chats[page] === busy.chat, each: mostOpenChats + staff.length },
    () => inRounds(first.origin, toBusy),
  )
  await noteReach(
    `${burst} chats within a second`,
    { servers, turns, isMeant: () => true, each: 1 },
    (turn) => withinASecond(first.origin, ofTurn(others, turn)),
  )
  await noteMemory('after messages', first)

  const second = await start()
  servers.push(second)
  if (!(await pages.moveTo({ origins: [first.origin, second.origin] })))
    throw new Error('half of the pages could not move to the other process')
  const isElsewhere = (page: number) => page % 2 === 1
  const elsewhere = others.filter((_, at) => isElsewhere(listeners.length - others.length + at))
  const isBusyElsewhere = (page: number) => chats[page] === busy.chat && isElsewhere(page)
  const each = chats.filter((_, page) => isBusyElsewhere(page)).length
  await noteReach('one chat, to another process', { servers, turns: 1, isMeant: isBusyElsewhere, each }, () =>
    inRounds(first.origin, (at) => ({ person: busy, staff: staffAt(at) })),
  )
  await noteReach(
    `${burst} chats, to another process`,
    { servers, turns, isMeant: isElsewhere, each: 1 },
    (turn) => withinASecond(first.origin, ofTurn(elsewhere, turn)),
  )
  await pages.moveTo({ origins: [first.origin] })
  await second.stop()

  const stopWriting = writeOn(
    first.origin,
    customers.map((person, at) => (at % 10 === 0 ? { person: busy, staff: staffAt(at / 10) } : { person })),
  )
  await sleep(3_000)
  first = await restart(first, 'stop')
  await sleep(3_000)
  first = await restart(first, 'kill')
  await sleep(3_000)
  const accepted = await stopWriting()
  await sleep(3_000)
  const arrived = await pages.arrivals({ ids: accepted.map(({ id }) => id) })
  const unheard = arrived.filter((all) => all.length === 0).length
  if (unheard > 0) faults.push(`${unheard} accepted messages were heard by nobody`)
  const heard = await compare(chats)
  const refused = (await pages.report({})).flatMap((page) => page.refused)
  await noteMemory('after the restarts', first)
  console.log(
    `${accepted.length} messages written meanwhile; pages were refused ${refused.length} times (${[...new Set(refused)].join(', ')})\n`,
  )
  console.log(tables())
  console.log(`\n${heard} messages heard by ${listeners.length} pages`)
} finally {
  await closeAll()
}
for (const fault of faults) console.log(`WRONG: ${fault}`)
process.exit(faults.length === 0 ? 0 : 1)
