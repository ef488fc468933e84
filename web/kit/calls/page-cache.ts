import { changesSent } from './changes-sent.ts'

type Kept<Data> = { data: Data; at: number; changes: number }

/** Caches page data for a while; anything the browser sends meanwhile, such as a sign-in, clears it. */
export function makePageCache<Data>(freshMs: number, clock: () => number = () => performance.now()) {
  const kept = new Map<string, Kept<Data>>()
  return {
    keep(key: string, data: Data): Data {
      kept.set(key, { data, at: clock(), changes: changesSent() })
      return data
    },
    /** With the time it has lain here. */
    fresh(key: string): { data: Data; age: number } | undefined {
      const found = kept.get(key)
      if (!found || found.changes !== changesSent()) return undefined
      const age = clock() - found.at
      return age < freshMs ? { data: found.data, age } : undefined
    },
  }
}
