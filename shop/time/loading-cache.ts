type Options = {
  freshMs: number
  /** How much longer the old value is given while a new one is loaded. */
  staleMs?: number
  most?: number
  now?: () => number
}
type Load<Value> = () => Promise<Value>
type Entry<Value> = { value: Promise<Value>; staleAt: number; until: number; renewing: boolean }

/** The cache of one owner; last loaded stands last. */
function makeCache<Value>({ freshMs, staleMs = 0, most = 10_000, now = () => Date.now() }: Options) {
  const entries = new Map<string, Entry<Value>>()

  /** A value's time counts from the start of its load: what changed meanwhile may not be in it. */
  function put(key: string, value: Promise<Value>, begun: number): Promise<Value> {
    entries.delete(key)
    for (const [oldest, { until }] of entries) {
      if (until > begun && entries.size < most) break
      entries.delete(oldest)
    }
    const staleAt = begun + freshMs
    const entry = { value, staleAt, until: staleAt + staleMs, renewing: false }
    entries.set(key, entry)
    value.catch(() => entries.get(key) === entry && entries.delete(key))
    return value
  }
  function refresh(key: string, old: Entry<Value>, load: Load<Value>): void {
    old.renewing = true
    const begun = now()
    load().then(
      (value) => {
        // A later load may have taken the place meanwhile.
        if (entries.get(key) === old) put(key, Promise.resolve(value), begun)
      },
      () => {
        old.renewing = false
        old.staleAt = now() + freshMs / 10
      },
    )
  }

  return {
    get(key: string, load: Load<Value>): Promise<Value> {
      const entry = entries.get(key)
      const at = now()
      if (!entry || entry.until <= at) return put(key, load(), at)
      if (entry.staleAt < at && !entry.renewing) refresh(key, entry, load)
      return entry.value
    },
    async renew(key: string, load: Load<Value>): Promise<void> {
      const begun = now()
      const value = await load()
      put(key, Promise.resolve(value), begun)
    },
  }
}

/**
 * Keeps loaded values under an owner (a database, a carrier) and a key; many who ask at once load once.
 * A failed load is not kept, and what an owner has goes with it.
 */
export function loadingCache<Value>(options: Options) {
  const caches = new WeakMap<object, ReturnType<typeof makeCache<Value>>>()
  function cacheOf(owner: object) {
    const known = caches.get(owner)
    if (known) return known
    const cache = makeCache<Value>(options)
    caches.set(owner, cache)
    return cache
  }
  return {
    get: (owner: object, key: string, load: Load<Value>) => cacheOf(owner).get(key, load),
    /** Loads anew at once: what is given from now on has seen every change before this. */
    renew: (owner: object, key: string, load: Load<Value>) => cacheOf(owner).renew(key, load),
  }
}

/** Keeps many things each for itself: of those asked for together, only what is missing is loaded, in one go. */
export function batchCache<Value>(options: Options) {
  const kept = loadingCache<Value | undefined>(options)
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
      kept.get(owner, `${shelf} ${key}`, () => {
        missing.push(key)
        return loaded.then((found) => found.get(key))
      }),
    )
    return Promise.all(values)
  }
}
