import { setTimeout as sleep } from 'node:timers/promises'
import type { Server } from '../ordering/servers.ts'
import { cpuUsed } from '../processes.ts'
import { median, table } from '../table.ts'
import type { Asks } from './pages.ts'
import type { Written } from './writing.ts'

const limits = { memory: 200, reachP99: 500 }
const p = (share: number, all: number[]) =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0
const mb = (bytes: number) => bytes / 2 ** 20

/** Which of the pages a message is meant for, and how many they are. */
type Meant = {
  servers: readonly Server[]
  turns: number
  isMeant: (page: number) => boolean
  each: number
}
type Used = { rss: number; heapUsed: number; external: number }

/** Rows of the two tables, and what is over the limits. */
export function openFigures({ pages, postgres }: { pages: Asks; postgres: number }) {
  const cpuOf = async (servers: readonly Server[]) => {
    const each = await Promise.all(servers.map(({ pid }) => cpuUsed({ server: pid, postgres })))
    return [each.reduce((sum, { server }) => sum + server, 0), each[0]?.postgres ?? 0]
  }
  const faults: string[] = []
  const memory: string[][] = []
  const times: string[][] = []
  let before: number | undefined

  return {
    faults,
    /** What the server uses; more than at the first time has a limit. */
    noteMemory: async (what: string, server: Server): Promise<void> => {
      const used = (await server.tell({})) as Used
      const { server: cpuMs } = await cpuUsed({ server: server.pid, postgres })
      const resident = mb(used.rss)
      before ??= resident
      const more = resident - before
      const figures = [resident, more, mb(used.heapUsed), mb(used.external)].map((each) => each.toFixed(0))
      memory.push([what, ...figures, (cpuMs / 1_000).toFixed(1)])
      if (more > limits.memory) faults.push(`${what}: ${more.toFixed(0)} MB more`)
    },
    /** How long messages took from the press of a button to the last page, the median of some turns; CPU is of one. */
    noteReach: async (
      what: string,
      { servers, turns, isMeant, each }: Meant,
      writeTurn: (turn: number) => Promise<Written[]>,
    ): Promise<void> => {
      const before = await cpuOf(servers)
      const took: number[][] = []
      let [missing, count] = [0, 0]
      for (let turn = 0; turn < turns; turn++) {
        const written = await writeTurn(turn)
        await sleep(1_500)
        const arrivals = await pages.arrivals({ ids: written.map(({ id }) => id) })
        const meant = arrivals.map((all) => all.filter(({ page }) => isMeant(page)))
        missing += meant.filter((all) => all.length !== each).length
        count += written.length
        took.push(meant.map((all, at) => Math.max(...all.map((page) => page.at)) - (written[at]?.at ?? 0)))
      }
      const after = await cpuOf(servers)
      if (missing > 0) faults.push(`${what}: ${missing} messages did not reach ${each} pages once each`)
      const worst = median(took.map((all) => p(0.99, all)))
      if (worst > limits.reachP99) faults.push(`${what}: p99 is ${worst.toFixed(0)} ms`)
      times.push([
        ...[what, String(count), String(each)],
        ...[median(took.map((all) => p(0.5, all))), worst, Math.max(...took.flat())].map((ms) =>
          ms.toFixed(0),
        ),
        ...after.map((ms, at) => ((ms - (before[at] ?? 0)) / count).toFixed(1)),
      ])
    },
    tables: () =>
      [
        table(['megabytes', 'resident', 'more', 'heap used', 'outside heap', 'CPU s'], memory),
        table(
          ['milliseconds', 'messages', 'pages', 'p50', 'p99', 'slowest', 'CPU servers', 'CPU database'],
          times,
        ),
      ].join('\n\n'),
  }
}
