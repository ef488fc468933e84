import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const orderingProgram = fileURLToPath(new URL('./api-server.ts', import.meta.url))

export type ServerParts = {
  databaseUrl: string
  secret: string
  now?: string | undefined
  port?: number | undefined
  /** Another program than the API alone, and what else it reads from the environment. */
  program?: string
  environment?: Record<string, string>
}
export type Server = {
  origin: string
  port: number
  pid: number
  /** Answers what the server says to it, or nothing when it has ended. */
  tell: (message: object) => Promise<unknown>
  ended: Promise<unknown>
  kill: () => Promise<void>
  stop: () => Promise<void>
}

const isOver = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (isOver(child)) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** A separate server process; resolves once it listens. */
export async function startServer(parts: ServerParts): Promise<Server> {
  const { databaseUrl, secret, now, port = 0, program = orderingProgram, environment } = parts
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    SECRET: secret,
    PORT: String(port),
    ...(now ? { NOW: now } : {}),
    ...environment,
  }
  const child = fork(program, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], execArgv: [] })
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('a server did not start'))),
  ])) as [{ port: number }]
  return {
    origin: `http://127.0.0.1:${message.port}`,
    port: message.port,
    pid: child.pid ?? 0,
    tell: async (message) => {
      if (isOver(child)) return undefined
      const listening = new AbortController()
      const { signal } = listening
      const ended = once(child, 'exit', { signal }).then(() => [undefined])
      const heard = Promise.race([once(child, 'message', { signal }), ended])
      child.send(message, () => {})
      const [answer] = (await heard.finally(() => listening.abort())) as unknown[]
      return answer
    },
    ended: isOver(child) ? Promise.resolve() : once(child, 'exit'),
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  }
}
