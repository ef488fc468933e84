import { bangkokDay } from '../time/bangkok.ts'
import type { MessagePurpose } from './message-kinds.ts'

/** LINE messages of a month; a limit of null is none. */
export type LineQuota = { limit: number | null; used: number }

/** LINE counts by the month of the account’s country. */
export const quotaMonth = (at: Date) => bangkokDay(at).slice(0, 7)

/** Whether one more may go by LINE; marketing leaves the reserve to what customers must know. */
export function mayUseLine(quota: LineQuota | undefined, purpose: MessagePurpose, reserve: number): boolean {
  if (!quota || quota.limit === null) return true
  return quota.limit - quota.used > (purpose === 'marketing' ? reserve : 0)
}

/** Whether owners should hear of it: the reserve is reached, or nine tenths are used. */
export const isQuotaLow = ({ limit, used }: LineQuota, reserve: number): boolean =>
  limit !== null && (limit - used <= reserve || used >= limit * 0.9)
