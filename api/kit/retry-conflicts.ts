import { setTimeout as sleep } from 'node:timers/promises'

/** PostgreSQL gave this transaction up for another's sake: a deadlock, or a serialization failure. */
const conflicts = new Set(['40P01', '40001'])
const tries = 4
const longestWaitMs = 40

/** Does a transaction again that PostgreSQL gave up. Each try must start the whole transaction anew. */
export async function retryConflicts<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction()
    } catch (error) {
      if (attempt >= tries || !conflicts.has((error as { code?: string }).code ?? '')) throw error
      // The two that met must not meet again.
      await sleep(Math.random() * longestWaitMs * attempt)
    }
  }
}
