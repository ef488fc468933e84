type Kept<Value> = { until: number; value: Promise<Value>; renewing: boolean }

/**
 * Keeps what takes long to load. After its time the old is still given while the new is loaded, so that only the first who
 * ever asks waits. What failed is not kept.
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
      // The one asked for longest ago makes room.
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

  /** Loads anew at once: what is given from now on has seen every change before this. */
  async function renew(owner: object, key: string, load: () => Promise<Value>): Promise<void> {
    const value = await load()
    keptBy(owner).set(key, { until: now() + ms, value: Promise.resolve(value), renewing: false })
  }

  return { get, renew }
}
