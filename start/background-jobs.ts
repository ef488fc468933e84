import { setTimeout as sleep } from 'node:timers/promises'
import { type JobParts, runJobs } from '#api/start/jobs.ts'

const againAfterMs = 5_000

/**
 * Starts the jobs in the background and retries while the database is away; returns the function that stops
 * them.
 */
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
