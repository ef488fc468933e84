import { changesSent } from './changes-sent.ts'

type CachedPage<Data> = { data: Data; at: number; changes: number }

/** Caches page data for a while; anything the browser sends meanwhile, such as a sign-in, clears it. */
export function makePageCache<Data>(freshMs: number, clock: () => number = () => performance.now()) {
  const entries = new Map<string, CachedPage<Data>>()
  return {
    store(key: string, data: Data): Data {
      entries.set(key, { data, at: clock(), changes: changesSent() })
      return data
    },
    /** With the time it has lain here. */
    fresh(key: string): { data: Data; age: number } | undefined {
      const found = entries.get(key)
      if (!found || found.changes !== changesSent()) return undefined
      const age = clock() - found.at
      return age < freshMs ? { data: found.data, age } : undefined
    },
  }
}
