import { setTimeout as sleep } from 'node:timers/promises'

/** PostgreSQL aborted this transaction because of another: a deadlock or a serialization failure. */
const conflicts = new Set(['40P01', '40001'])
const tries = 4
const longestWaitMs = 40

/** Retries a transaction that PostgreSQL aborted; each attempt must start the whole transaction again. */
export async function retryConflicts<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction()
    } catch (error) {
      if (attempt >= tries || !conflicts.has((error as { code?: string }).code ?? '')) throw error
      // A random wait, so that the two transactions do not collide again.
      await sleep(Math.random() * longestWaitMs * attempt)
    }
  }
}
