import autocannon from 'autocannon'
import { type Cost, cpuUsed, type Pids, untilIdle } from './processes.ts'
import { median } from './table.ts'

/**
 * `fresh` makes a new body and `freshPath` a new address per request, where repeating one would change the
 * result.
 */
export type Turn = {
  path: string
  method?: 'GET' | 'POST'
  body?: object
  fresh?: () => object
  freshPath?: () => string
  /** In place of the thing's own. */
  token?: string
}
/** One request repeatedly, or several in turn. */
export type Thing = { name: string; token?: string; cookie?: string; headers?: Record<string, string> } & (
  | Turn
  | { turns: Turn[] }
)
/** One measurement at a number of concurrent visitors; times in milliseconds, CPU per request. */
export type Cell = { perSecond: number; p50: number; p99: number; cpu: Cost; cpuMs: number }

// CPU time has a resolution of 10 ms: fewer requests would measure the clock.
const fewest = 30

/** Sends a fixed number of requests and waits for the last, so that every counted cost has its response. */
async function send(
  origin: string,
  thing: Thing,
  connections: number,
  amount: number,
): Promise<{ seconds: number; latencies: number[] }> {
  const latencies: number[] = []
  // A connection's first request also waits for being accepted; it is sent and not counted.
  const opened = new Set<unknown>()
  const start = performance.now()
  let last = start
  const turns = 'turns' in thing ? thing.turns : [thing]
  const run = autocannon({
    url: origin,
    connections,
    amount,
    sampleInt: 50,
    timeout: 30,
    requests: turns.map(({ path, method = 'GET', body, fresh, freshPath, token = thing.token }) => ({
      path,
      method,
      headers: {
        // As browsers and fetch do, so that compression is part of the cost.
        'accept-encoding': 'gzip, br',
        ...(thing.cookie ? { cookie: thing.cookie } : {}),
        ...thing.headers,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body || fresh ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      ...(fresh || freshPath
        ? {
            setupRequest: (request: object) => ({
              ...request,
              ...(fresh ? { body: JSON.stringify(fresh()) } : {}),
              ...(freshPath ? { path: freshPath() } : {}),
            }),
          }
        : {}),
    })),
  })
  run.on('response', (client, _status, _bytes, milliseconds) => {
    if (opened.has(client)) latencies.push(milliseconds)
    opened.add(client)
    last = performance.now()
  })
  const result = await run
  const bad = result.errors + result.timeouts + result.non2xx
  if (bad > 0) throw new Error(`${thing.name}: ${bad} of ${amount} requests were not answered with 2xx`)
  return { seconds: (last - start) / 1000, latencies }
}

/** Warms a path up for two spans until the JIT has settled; returns the number of requests for one span. */
export async function warmUp(
  origin: string,
  thing: Thing,
  connections: number,
  seconds: number,
): Promise<number> {
  let amount = connections
  let perSecond = 0
  for (let spent = 0; spent < seconds * 2; ) {
    const tried = await send(origin, thing, connections, amount)
    spent += tried.seconds
    perSecond = amount / tried.seconds
    amount = Math.max(connections, Math.ceil(Math.min(amount * 4, perSecond * seconds)))
  }
  return Math.max(connections * 2, fewest, Math.ceil(perSecond * seconds))
}

export async function measure(
  origin: string,
  pids: Pids,
  thing: Thing,
  load: { connections: number; amount: number },
): Promise<Cell> {
  await untilIdle(pids)
  const before = await cpuUsed(pids)
  const { seconds, latencies } = await send(origin, thing, load.connections, load.amount)
  const after = await cpuUsed(pids)
  const sorted = latencies.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const cpu = {
    server: (after.server - before.server) / load.amount,
    postgres: (after.postgres - before.postgres) / load.amount,
  }
  return {
    perSecond: load.amount / seconds,
    p50: at(0.5),
    p99: at(0.99),
    cpu,
    cpuMs: cpu.server + cpu.postgres,
  }
}

/** The median of several rounds, for each figure. */
export function middle(cells: Cell[]): Cell {
  const of = (figure: (cell: Cell) => number) => median(cells.map(figure))
  return {
    perSecond: of((cell) => cell.perSecond),
    p50: of((cell) => cell.p50),
    p99: of((cell) => cell.p99),
    cpu: { server: of((cell) => cell.cpu.server), postgres: of((cell) => cell.cpu.postgres) },
    cpuMs: of((cell) => cell.cpuMs),
  }
}
