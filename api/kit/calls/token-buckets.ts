import { isIPv4, isIPv6 } from 'node:net'

type Bucket = { left: number; at: number }
type BucketOptions = { perSecond: number; burst: number; most?: number; now?: () => number }

/** A sustained rate with a burst; `take` returns the seconds to wait, 0 when allowed. */
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
      // Least recently used buckets are dropped first, so that many strange addresses cannot fill the memory.
      buckets.delete(key)
      buckets.set(key, { left: enough ? left - cost : left, at })
      const [oldest] = buckets.size > most ? buckets.keys() : []
      if (oldest !== undefined) buckets.delete(oldest)
      return enough ? 0 : Math.max(1, Math.ceil((cost - left) / perSecond))
    },
  }
}
export type TokenBuckets = ReturnType<typeof tokenBuckets>

/** An IPv6 client owns a whole /64, so its addresses count as one. */
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
