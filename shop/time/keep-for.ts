type Options = { most?: number; ahead?: boolean; now?: () => number }
type Kept<Value> = { until: number; value: Promise<Value>; renewing: boolean }

/**
 * Caches values by owner and key; concurrent requests share one load, failures are not cached. With `ahead`,
 * a request in the second half of the lifetime reloads in the background.
 */
export function keepFor<Value>(
  ms: number,
  { most = 10_000, ahead = false, now = () => Date.now() }: Options = {},
) {
  const owners = new WeakMap<object, Map<string, Kept<Value>>>()

  function renew(
    kept: Map<string, Kept<Value>>,
    key: string,
    old: Kept<Value>,
    load: () => Promise<Value>,
  ): void {
    old.renewing = true
    const until = now() + ms
    load().then(
      (value) => {
        // A newer value may have replaced it during the load.
        if (kept.get(key) !== old) return
        kept.delete(key)
        kept.set(key, { until, value: Promise.resolve(value), renewing: false })
      },
      // The old value stays until it expires; the next load then reports the error.
      () => {},
    )
  }

  return (owner: object, key: string, load: () => Promise<Value>): Promise<Value> => {
    const kept = owners.get(owner) ?? new Map<string, Kept<Value>>()
    owners.set(owner, kept)
    const entry = kept.get(key)
    const at = now()
    if (entry && entry.until > at) {
      if (ahead && !entry.renewing && entry.until - at < ms / 2) renew(kept, key, entry, load)
      return entry.value
    }
    kept.delete(key)
    // Entries are in order of age: drop expired ones, and the oldest above the limit.
    for (const [oldest, { until }] of kept) {
      if (until > at && kept.size < most) break
      kept.delete(oldest)
    }
    const value = load()
    const fresh = { until: at + ms, value, renewing: false }
    kept.set(key, fresh)
    value.catch(() => kept.get(key) === fresh && kept.delete(key))
    return value
  }
}

/** Caches values one by one; a request for several loads only the missing ones, in one call. */
export function keepEach<Value>(ms: number, options: Options = {}) {
  const kept = keepFor<Value | undefined>(ms, options)
  return (
    owner: object,
    shelf: string,
    keys: readonly string[],
    load: (missing: string[]) => Promise<Map<string, Value>>,
  ) => {
    const missing: string[] = []
    // Runs in a microtask after all keys were checked, when `missing` is complete.
    const loaded = Promise.resolve().then(() =>
      missing.length > 0 ? load(missing) : new Map<string, Value>(),
    )
    const values = keys.map((key) =>
      kept(owner, `${shelf} ${key}`, () => {
        missing.push(key)
        return loaded.then((found) => found.get(key))
      }),
    )
    return Promise.all(values)
  }
}
