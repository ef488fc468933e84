import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

const tickMs = 10

/** The shop's processes: its own, and PostgreSQL's with its children. */
export type Pids = { server: number; postgres: number }
export type Cost = { server: number; postgres: number }

type Stat = { parent: number; ownMs: number; endedChildrenMs: number }

async function statOf(pid: number): Promise<Stat | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  // The command stands in brackets and may contain anything; the numbers begin after the last bracket.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const at = (index: number) => fields[index] ?? 0
  return { parent: at(1), ownMs: (at(11) + at(12)) * tickMs, endedChildrenMs: (at(13) + at(14)) * tickMs }
}

async function childrenOf(pid: number): Promise<{ pid: number; stat: Stat }[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const all = await Promise.all(pids.map(async (child) => ({ pid: child, stat: await statOf(child) })))
  return all.flatMap(({ pid: child, stat }) => (stat?.parent === pid ? [{ pid: child, stat }] : []))
}

/** CPU milliseconds used so far; an ended child is counted with its parent. */
export async function cpuUsed({ server, postgres }: Pids): Promise<Cost> {
  const [web, first, children] = await Promise.all([statOf(server), statOf(postgres), childrenOf(postgres)])
  if (!web || !first) throw new Error('the shop or its database ended while it was measured')
  return {
    server: web.ownMs,
    postgres: first.ownMs + first.endedChildrenMs + children.reduce((sum, { stat }) => sum + stat.ownMs, 0),
  }
}

const [lookEveryMs, idleMs, longestMs] = [500, 30, 60_000]

/** Waits for the jobs that earlier requests left behind: they would be counted to whatever is measured next. */
export async function untilIdle(pids: Pids): Promise<void> {
  const sum = async () => Object.values(await cpuUsed(pids)).reduce((all, ms) => all + ms, 0)
  let [before, waited] = [await sum(), 0]
  for (; waited < longestMs; waited += lookEveryMs) {
    await sleep(lookEveryMs)
    const now = await sum()
    if (now - before <= idleMs) return
    before = now
  }
}

async function kilobytes(pid: number, file: string, field: string): Promise<number> {
  const text = await readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0)
}

/** Megabytes: resident for the server, proportional for PostgreSQL, whose processes share memory. */
export async function memoryUsed({ server, postgres }: Pids): Promise<Cost> {
  const pids = [postgres, ...(await childrenOf(postgres)).map(({ pid }) => pid)]
  const shares = await Promise.all(pids.map((pid) => kilobytes(pid, 'smaps_rollup', 'Pss')))
  return {
    server: (await kilobytes(server, 'status', 'VmRSS')) / 1024,
    postgres: shares.reduce((sum, share) => sum + share, 0) / 1024,
  }
}
