import { isIPv4, isIPv6 } from 'node:net'

type Bucket = { left: number; at: number }
type BucketOptions = { perSecond: number; burst: number; most?: number; now?: () => number }

/** So many a second for long, and a burst at once; `take` says how many seconds to wait, 0 when it may go on. */
export function tokenBuckets({
  perSecond,
  burst,
  most = 20_000,
  now = () => performance.now(),
}: BucketOptions) {
  const buckets = new Map<string, Bucket>()
  return {
    size: () => buckets.size,
    take(key: string, cost = 1): number {
      const at = now()
      const known = buckets.get(key)
      const left = known ? Math.min(burst, known.left + ((at - known.at) / 1_000) * perSecond) : burst
      const enough = left >= cost
      // Used last stands last: strangers with many addresses push out who has not come for longest, and fill no memory.
      buckets.delete(key)
      buckets.set(key, { left: enough ? left - cost : left, at })
      const [oldest] = buckets.size > most ? buckets.keys() : []
      if (oldest !== undefined) buckets.delete(oldest)
      return enough ? 0 : Math.max(1, Math.ceil((cost - left) / perSecond))
    },
  }
}
export type TokenBuckets = ReturnType<typeof tokenBuckets>

/** Whoever has an IPv6 address has a whole /64 of them: these count as one. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  if (isIPv4(mapped) || !isIPv6(mapped)) return mapped
  const [head = '', tail] = (mapped.split('%')[0] ?? '').toLowerCase().split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail?.split(':').filter(Boolean) ?? []
  const missing = tail === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array<string>(Math.max(0, missing)).fill('0'), ...last]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
