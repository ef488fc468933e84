import { execFile, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { lastLanded } from '#checks/house/last-landed.ts'
import { home } from '#checks/house/source-files.ts'
import { openVisitors } from '#checks/tools/side-by-side-load.ts'
import { runShop } from '../e2e/tools/running-shop.ts'
import { ownFolder } from './own-folder.ts'

const run = promisify(execFile)
const closers: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closers.reverse()) await close()
}, 60_000)

const prepare = `
import pg from 'pg'
import { migrate } from './database/migrate.ts'
import { seedDemo } from './database/seeds/seed-demo.ts'
import { bangkokDay } from './shop/time/bangkok.ts'
const url = process.env.DATABASE_URL ?? ''
await migrate(url)
const client = new pg.Client({ connectionString: url })
await client.connect()
await seedDemo({ client, saveFile: async () => {}, say: () => {}, today: bangkokDay(new Date()), withPictures: false })
await client.end()
`

const git = (...args: string[]) => run('git', args, { cwd: home }).then(({ stdout }) => stdout.trim())

/**
 * The sources of the last landed version in their own folder; undefined when this copy's history lacks it.
 */
async function findLastLanded(): Promise<string | undefined> {
  const isShallow = await git('rev-parse', '--is-shallow-repository').catch(() => 'true')
  const found = await git('cat-file', '-t', lastLanded).catch(() => undefined)
  if (!found && isShallow === 'true') return undefined
  const folder = await ownFolder('landed')
  closers.push(() => rm(folder, { recursive: true, force: true }))
  const archive = join(folder, 'sources.tar')
  await git('archive', '--format=tar', '-o', archive, lastLanded)
  const sources = join(folder, 'sources')
  await mkdir(sources)
  await run('tar', ['-xf', archive, '-C', sources])
  await symlink(join(home, 'node_modules'), join(sources, 'node_modules'))
  await writeFile(join(sources, 'prepare.ts'), prepare)
  return sources
}

async function ownEmptyDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: inject('databaseUrl') })
  await admin.connect()
  await admin.query(`create database ${name}`)
  closers.push(async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  return inject('databaseUrl').replace('/postgres?', `/${name}?`)
}

/** The API of the previous version, through the program that measures it. */
async function startOld(
  sources: string,
  env: Record<string, string>,
): Promise<{ origin: string; stop: () => Promise<unknown> }> {
  const child = fork(join(sources, 'bench/ordering/api-server.ts'), {
    cwd: sources,
    env: { ...process.env, ...env, PORT: '0' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [],
  })
  const ended = once(child, 'exit')
  closers.push(async () => child.exitCode === null && child.kill('SIGKILL'))
  const [{ port }] = (await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('the version before did not start'))),
  ])) as [{ port: number }]
  return { origin: `http://127.0.0.1:${port}`, stop: () => Promise.all([ended, child.kill('SIGTERM')]) }
}

test('the last landed version and this one serve the same customers from one database, and no request fails', {
  timeout: 300_000,
}, async ({ skip }) => {
  const sources = await findLastLanded()
  if (!sources)
    return skip(
      `This copy has no commit ${lastLanded} in its history, so the version before cannot be started.`,
    )
  const env = { DATABASE_URL: await ownEmptyDatabase(), SECRET: randomBytes(48).toString('base64') }
  await run(process.execPath, ['prepare.ts'], { cwd: sources, env: { ...process.env, ...env } })
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  closers.push(() => client.end())

  const old = await startOld(sources, env)
  const load = openVisitors(client, old.origin)
  await load.untilMore(3)
  const fresh = await runShop(env)
  closers.push(fresh.stop)
  load.goTo([old.origin, fresh.url])
  await load.untilMore(12)
  load.goTo([fresh.url])
  await load.untilMore(2)
  await old.stop()
  await load.untilMore(3)
  const { failed, orders } = await load.stop()

  expect(failed).toEqual([])
  expect(orders.length).toBeGreaterThanOrEqual(20)
  const { rows } = await client.query('select key::text as key, order_number as number from placed_keys')
  const byKey = (all: { key: string }[]) => all.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  expect(byKey(rows)).toEqual(byKey(orders))
  const numbers = orders.map(({ number }) => number)
  expect(new Set(numbers).size).toBe(numbers.length)
  const placed = await client.query('select number from orders where number = any($1)', [numbers])
  expect(placed.rowCount).toBe(numbers.length)
})
