import { setTimeout as sleep } from 'node:timers/promises'
import { type JobParts, runJobs } from '#api/start/jobs.ts'

const againAfterMs = 5_000

/** Starts the jobs behind the open door: nobody waits for them, and a database that is away now is asked again. Answers how to stop them. */
export function startBackgroundJobs(parts: JobParts): () => Promise<void> {
  const ending = new AbortController()
  const started = (async () => {
    while (!ending.signal.aborted) {
      try {
        return await runJobs(parts)
      } catch (error) {
        parts.log.error({ err: error }, 'the jobs could not start')
        await sleep(againAfterMs, undefined, { signal: ending.signal }).catch(() => {})
      }
    }
    return undefined
  })()
  return async () => {
    ending.abort()
    await (await started)?.stop()
  }
}
