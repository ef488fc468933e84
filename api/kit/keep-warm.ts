type Kept<Value> = { until: number; value: Promise<Value>; renewing: boolean }

/**
 * A cache that returns the expired value while the new one loads, so that only the first request waits.
 * Failures are not cached.
 */
export function keepWarm<Value>(
  ms: number,
  { most = 64, now = Date.now }: { most?: number; now?: () => number } = {},
) {
  const owners = new WeakMap<object, Map<string, Kept<Value>>>()
  const keptBy = (owner: object) => {
    const kept = owners.get(owner) ?? new Map<string, Kept<Value>>()
    owners.set(owner, kept)
    return kept
  }

  function start(kept: Map<string, Kept<Value>>, key: string, load: () => Promise<Value>): Promise<Value> {
    const entry: Kept<Value> = { until: now() + ms, value: load(), renewing: false }
    kept.set(key, entry)
    entry.value.catch(() => kept.get(key) === entry && kept.delete(key))
    return entry.value
  }

  function get(owner: object, key: string, load: () => Promise<Value>): Promise<Value> {
    const kept = keptBy(owner)
    const entry = kept.get(key)
    if (!entry) {
      // Drops the least recently used entry.
      if (kept.size >= most) kept.delete(kept.keys().next().value ?? '')
      return start(kept, key, load)
    }
    kept.delete(key)
    kept.set(key, entry)
    if (entry.until <= now() && !entry.renewing) {
      entry.renewing = true
      load().then(
        (value) => kept.set(key, { until: now() + ms, value: Promise.resolve(value), renewing: false }),
        () => {
          entry.renewing = false
          entry.until = now() + ms / 10
        },
      )
    }
    return entry.value
  }

  /** Loads now, so that later results include every earlier change. */
  async function renew(owner: object, key: string, load: () => Promise<Value>): Promise<void> {
    const value = await load()
    keptBy(owner).set(key, { until: now() + ms, value: Promise.resolve(value), renewing: false })
  }

  return { get, renew }
}
