import type { Db } from '#api/kit/database.ts'
import type { Notifications } from '#api/kit/notifications.ts'
import { runMarksSince } from './run-marks.ts'

/** What a page has seen: the state of its run, and up to where it has listened. */
export type SeenRun = { mark: string; cursor: string }

const isAboutRuns = (topic: string) => topic === 'run-changed' || topic === 'order-moved'

type Waiting = { db: Db; notifications: Notifications; saleUnit: string; runId: string; waitMs: number }

/**
 * Waits until the run is another than was seen, or the time is up. Nothing is asked of the database meanwhile; what
 * happens at the centre is read once for all who wait.
 */
export async function awaitRunNews(
  { db, notifications, saleUnit, runId, waitMs }: Waiting,
  seen: SeenRun,
): Promise<SeenRun & { changed: boolean }> {
  const until = Date.now() + waitMs
  let { cursor } = seen
  for (;;) {
    const heard = await notifications.since(saleUnit, cursor, Math.max(0, until - Date.now()))
    cursor = heard.cursor
    if (heard.topics === undefined || heard.topics.some(isAboutRuns)) {
      const mark = (await runMarksSince(db, saleUnit, Date.now())).get(runId) ?? seen.mark
      if (mark !== seen.mark) return { mark, cursor, changed: true }
    }
    if (heard.topics?.length === 0 || Date.now() >= until) return { mark: seen.mark, cursor, changed: false }
  }
}
