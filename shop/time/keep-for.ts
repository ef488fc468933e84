type Options = { most?: number; ahead?: boolean; now?: () => number }
type Kept<Value> = { until: number; value: Promise<Value>; renewing: boolean }

/**
 * Keeps what was loaded for a while, under an owner and a key: many who ask at once load once.
 * What failed is not kept, and the owner (a database, a carrier) takes what is its own along when it goes.
 * With `ahead`, whoever asks in the second half of that while has it loaded anew behind their back: where many ask, none waits.
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
        // Only in the place of what it was loaded for: a later one may have come meanwhile.
        if (kept.get(key) !== old) return
        kept.delete(key)
        kept.set(key, { until, value: Promise.resolve(value), renewing: false })
      },
      // The old stays until its time is over; then whoever asks is told.
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
    // The oldest stand first: what is over goes, and beyond the most whatever is oldest.
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

/** Keeps many things each for itself: of those asked for together, only what is not kept is loaded, in one go. */
export function keepEach<Value>(ms: number, options: Options = {}) {
  const kept = keepFor<Value | undefined>(ms, options)
  return (
    owner: object,
    shelf: string,
    keys: readonly string[],
    load: (missing: string[]) => Promise<Map<string, Value>>,
  ) => {
    const missing: string[] = []
    // Runs once all keys have been looked at, and so knows what is missing.
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
