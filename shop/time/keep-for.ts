type Options = { most?: number; now?: () => number }

/**
 * Keeps what was loaded for a while, under an owner and a key: many who ask at once load once.
 * What failed is not kept, and the owner (a database, a carrier) takes what is its own along when it goes.
 */
export function keepFor<Value>(ms: number, { most = 10_000, now = Date.now }: Options = {}) {
  const owners = new WeakMap<object, Map<string, { until: number; value: Promise<Value> }>>()
  return (owner: object, key: string, load: () => Promise<Value>): Promise<Value> => {
    const kept = owners.get(owner) ?? new Map()
    owners.set(owner, kept)
    const entry = kept.get(key)
    const at = now()
    if (entry && entry.until > at) return entry.value
    kept.delete(key)
    // The oldest stand first: what is over goes, and beyond the most whatever is oldest.
    for (const [oldest, { until }] of kept) {
      if (until > at && kept.size < most) break
      kept.delete(oldest)
    }
    const value = load()
    const fresh = { until: at + ms, value }
    kept.set(key, fresh)
    value.catch(() => kept.get(key) === fresh && kept.delete(key))
    return value
  }
}
