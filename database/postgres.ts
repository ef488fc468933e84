import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, mkdir, open, readFile, realpath, rename, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { prepareBinaries } from './postgres-binaries.ts'
import { type Account, handOver, serverAccount, strangersMayEnter } from './server-account.ts'

const run = promisify(execFile)
const port = 5432

export type Postgres = {
  url: (database: string, user?: string) => string
  pid: number
  stop: () => Promise<void>
  exited: Promise<void>
}
type PostgresOptions = { folder: string; durable?: boolean; say?: (line: string) => void }

/** Starts the built-in PostgreSQL on its own folder; it listens only on a socket for its account and ours. */
export async function startPostgres({
  folder,
  durable = true,
  say = () => {},
}: PostgresOptions): Promise<Postgres> {
  const data = await settle(resolve(folder), say)
  const account = await serverAccount(data)
  const bin = await prepareBinaries(dirname(data), account !== undefined)
  const sockets = socketsOf(data)
  await endOrphan(data)
  await createCluster(bin, data, account, say)
  await mkdir(sockets, { recursive: true, mode: 0o700 })
  await handOver(sockets, account)
  const log = await open(join(dirname(data), 'postgres.log'), 'a')
  const options = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    port,
    max_connections: 120,
    shared_buffers: '256MB',
    jit: 'off',
    timezone: 'UTC',
    log_min_messages: 'warning',
  }
  const fast = durable
    ? {}
    : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '2GB' }
  const settings = Object.entries({ ...options, ...fast }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  // A separate process group: Ctrl-C reaches only the shop, which finishes requests before it stops the
  // database.
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings], {
    ...account,
    cwd: data,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  await log.close()
  const exited = new Promise<void>((done) => server.once('exit', () => done()))
  const url = (database: string, user?: string) => urlOf(sockets, database, user)
  await untilReady(server, url('postgres'), join(dirname(data), 'postgres.log'))
  return { url, pid: server.pid ?? 0, exited, stop: () => stopServer(server, exited, sockets) }
}

const socketsOf = (data: string) =>
  join(tmpdir(), `sangdai-${createHash('sha256').update(data).digest('hex').slice(0, 12)}`)

const urlOf = (sockets: string, database: string, user = 'postgres') =>
  `postgresql:///${database}?host=${encodeURIComponent(sockets)}&port=${port}&user=${user}`

/** The address of the built-in PostgreSQL that another process runs on a folder; undefined when none does. */
export async function findRunning(folder: string): Promise<string | undefined> {
  const url = urlOf(socketsOf(await realpath(folder).catch(() => resolve(folder))), 'postgres')
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.end()
    return url
  } catch {
    return undefined
  }
}

/** The real data folder: elsewhere, with a link, when only root may enter the requested one. */
async function settle(folder: string, say: (line: string) => void): Promise<string> {
  await mkdir(dirname(folder), { recursive: true })
  const account = await serverAccount(folder)
  if (!account || (await strangersMayEnter(dirname(folder)))) return folder
  const place = join(
    '/var/lib/sangdai',
    createHash('sha256').update(folder).digest('hex').slice(0, 12),
    'postgres',
  )
  say(
    `PostgreSQL may not run as root, and only root may enter ${dirname(folder)}: the database is kept in ${place}`,
  )
  await mkdir(dirname(place), { recursive: true, mode: 0o755 })
  await symlink(place, folder).catch(() => {})
  return place
}

async function createCluster(
  bin: string,
  data: string,
  account: Account | undefined,
  say: (line: string) => void,
): Promise<void> {
  if (await stat(join(data, 'PG_VERSION')).catch(() => undefined)) return
  say('Creating the database')
  const fresh = `${data}.new`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true, mode: 0o700 })
  await handOver(fresh, account)
  const args = (locale: string) => [
    '-D',
    fresh,
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    `--locale=${locale}`,
    '--no-sync',
    '--no-instructions',
  ]
  // The locale must be UTF-8: under plain C the trigram index ignores Thai letters.
  await run(join(bin, 'initdb'), args('C.UTF-8'), { ...account, cwd: '/' }).catch(() =>
    run(join(bin, 'initdb'), args('en_US.UTF-8'), { ...account, cwd: '/' }),
  )
  await chmod(fresh, 0o700)
  await rename(fresh, data)
}

/** A killed shop leaves its database running; it is shut down before a new one starts on the same folder. */
async function endOrphan(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid')
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0])
  if (!pid || !(await isPostgres(pid))) return
  process.kill(pid, 'SIGINT')
  for (let waited = 0; waited < 20_000; waited += 50) {
    if (!(await isPostgres(pid))) return
    await sleep(50)
  }
  throw new Error(`PostgreSQL with process id ${pid} still runs on ${data} and does not stop.`)
}

async function isPostgres(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'postgres')
    return command.includes('postgres')
  } catch {
    return false
  }
}

async function untilReady(server: ChildProcess, url: string, log: string): Promise<void> {
  const start = Date.now()
  while (Date.now() - start < 60_000) {
    if (server.exitCode !== null || server.signalCode !== null) break
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await client.end().catch(() => {})
      await sleep(25)
    }
  }
  const lines = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n').slice(-5).join('\n')
  throw new Error(`PostgreSQL did not start. The end of ${log}:\n${lines}`)
}

async function stopServer(server: ChildProcess, exited: Promise<void>, sockets: string): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    server.kill('SIGINT')
    const hurry = setTimeout(() => server.kill('SIGQUIT'), 20_000)
    await exited
    clearTimeout(hurry)
  }
  await rm(sockets, { recursive: true, force: true })
}
