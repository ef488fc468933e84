import { execFile, fork } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ownFolder } from '#database/own-folder.ts'

const main = fileURLToPath(new URL('../../start/main.ts', import.meta.url))

export type RunningShop = {
  url: string
  pid: number
  databasePid: number | undefined
  databaseUrl: string
  stop: () => Promise<number | null>
  said: () => string
}

/** A data folder of its own; in a whole run it copies the demo network, which takes half a minute to draw. */
export async function demoFolder(purpose: string): Promise<string> {
  const folder = await ownFolder(purpose)
  if (process.env.PREPARED_DEMO)
    await promisify(execFile)('cp', ['-a', `${process.env.PREPARED_DEMO}/.`, folder])
  return folder
}

// Journeys and measurements all come from one address, far more often than people do.
const forOneAddress = { REQUEST_LIMIT: '100000' }

/** Starts the real shop as a process of its own, on a free port and a data folder of its own, which goes with it. */
export async function runShop(
  env: Record<string, string> = {},
  { keepData = false }: { keepData?: boolean } = {},
): Promise<RunningShop> {
  const dataDir =
    env.DATA_DIR ?? (await (env.DATABASE_URL || env.API_BASE_URL ? ownFolder : demoFolder)('shop'))
  const child = fork(main, [], {
    env: { ...process.env, PORT: '0', NODE_ENV: '', ...forOneAddress, ...env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text))
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  const ready = await new Promise<{ ready: string; databasePid?: number; databaseUrl: string }>(
    (open, fail) => {
      child.once('message', (message) => open(message as never))
      void ended.then((code) => fail(new Error(`the shop ended with ${code} before it opened:\n${said}`)))
    },
  )
  return {
    url: ready.ready,
    pid: child.pid ?? 0,
    databasePid: ready.databasePid,
    databaseUrl: ready.databaseUrl,
    said: () => said,
    stop: async () => {
      child.kill('SIGTERM')
      const code = await ended
      if (!keepData) await rm(dataDir, { recursive: true, force: true })
      return code
    },
  }
}
