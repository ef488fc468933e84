import { type AddressInfo, createServer } from 'node:net'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from './database.ts'
import { startJobs } from './jobs.ts'

/** The startup parameters PgBouncer accepts by default. */
const taken = ['user', 'database', 'client_encoding', 'application_name']

/** Collects the parameter names of a client's first message, then closes the connection. */
async function parametersOf(connect: (url: string) => Promise<unknown>): Promise<string[]> {
  const received: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', (message) => {
      // Length and protocol come first; then names and values, each zero-terminated.
      const words = message.subarray(8).toString().split('\0')
      received.push(...words.filter((word, at) => at % 2 === 0 && word !== ''))
      socket.destroy()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await connect(`postgresql://shop@127.0.0.1:${port}/shop`).catch(() => {})
  await new Promise((done) => server.close(done))
  return received
}

const log = pino({ level: 'silent' })

test.each([
  ['queries', (url: string) => openDatabase(url).pool.query('select 1')],
  ['jobs', (url: string) => startJobs({ url, db: openDatabase(url).db, log, queues: [], schedules: [] })],
  ['migrations', migrate],
])('%s open their connections with nothing that a pooler refuses', async (_what, connect) => {
  const received = await parametersOf(connect)
  expect(received).toContain('user')
  expect(received.filter((name) => !taken.includes(name))).toEqual([])
})
