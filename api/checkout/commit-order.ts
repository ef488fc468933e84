import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { retryConflicts } from '#api/kit/retry-conflicts.ts'
import type { PlaceOrderArgument } from './placing.ts'

export type Guard = 'centre' | 'customer' | 'stock' | 'credit' | 'points' | 'coupon' | 'product'
/** What came of it: placed now, placed before under the same key, or stopped by a guard with nothing changed. */
type Committed =
  | { outcome: 'placed'; orderNumber: string; trackingKey: string }
  | { outcome: 'again'; orderNumber: string; sameBody: boolean }
  | { outcome: 'stopped'; by: Guard }

type Answer = { again: boolean; sameBody: boolean; orderNumber: string; trackingKey: string }

const guardFailed = 'SD001'

/** One statement, one transaction: when the answer comes, the order is on disk; when it does not come, asking again with the same key tells. */
export async function commitOrder(db: Db, saleUnit: string, placing: PlaceOrderArgument): Promise<Committed> {
  try {
    const { rows } = await retryConflicts(() =>
      sql<{
        answer: Answer
      }>`select place_order_3(${saleUnit}, ${JSON.stringify(placing)}::jsonb) as answer`.execute(db),
    )
    const answer = rows[0]?.answer
    if (!answer) throw new Error('place_order_3 answered nothing')
    const { orderNumber, sameBody, trackingKey } = answer
    return answer.again
      ? { outcome: 'again', orderNumber, sameBody }
      : { outcome: 'placed', orderNumber, trackingKey }
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string }
    if (code === guardFailed) return { outcome: 'stopped', by: message as Guard }
    throw error
  }
}
