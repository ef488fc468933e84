import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { type LivePage, nowMs, openPage } from './live-page.ts'
import type { Answers, Asked, Asks } from './pages.ts'

/** All pages, in a thread of their own, so that whoever writes does not hold them up. */
const pages: LivePage[] = []
const atOnce = 100

/** When the last of them has all of before; false when that takes too long. */
async function settled(all: readonly LivePage[], seconds: number): Promise<number | false> {
  const until = nowMs() + seconds * 1_000
  while (!all.every((page) => page.isSettled())) {
    if (nowMs() > until) return false
    await sleep(5)
  }
  return nowMs()
}

async function inTurns(count: number, begin: (at: number) => void): Promise<number | false> {
  const begun = nowMs()
  for (let from = 0; from < count; from += atOnce) {
    const to = Math.min(count, from + atOnce)
    for (let at = from; at < to; at++) begin(at)
    if (!(await settled(pages.slice(from, to), 30))) return false
  }
  return nowMs() - begun
}

const answers: Asks = {
  open: ({ pages: all }) =>
    inTurns(all.length, (at) => {
      const page = all[at]
      if (page) pages.push(openPage(page))
    }),
  moveTo: ({ origins }) =>
    inTurns(pages.length, (at) => pages[at]?.moveTo(origins[at % origins.length] ?? '')),
  settled: ({ seconds }) => settled(pages, seconds),
  beats: async () => Math.min(...pages.map((page) => page.beats())),
  arrivals: async ({ ids }) => {
    const wanted = new Map<string, { page: number; at: number }[]>(ids.map((id) => [id, []]))
    for (const [page, { heard }] of pages.entries())
      for (const { id, at } of heard) wanted.get(id)?.push({ page, at })
    return ids.map((id) => wanted.get(id) ?? [])
  },
  report: async () =>
    pages.map(({ heard, refused }) => ({ heard: heard.map(({ seq, id }) => ({ seq, id })), refused })),
}

parentPort?.on('message', async ({ turn, what, request }: Asked) => {
  const answer = (await answers[what](request as never)) as Answers
  parentPort?.postMessage({ turn, answer })
})
