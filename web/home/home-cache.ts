import { makePageCache } from '#web/kit/page-cache.ts'

const freshMs = 3 * 60_000

type Dated = { now: number }

/** Keeps what the home page was told for three minutes, with its clock set forward by the time it has lain here. */
export function makeHomeCache<Data extends Dated>(clock?: () => number) {
  const cache = makePageCache<Data>(freshMs, clock)
  return {
    keep: (data: Data): Data => cache.keep('', data),
    fresh(): Data | undefined {
      const kept = cache.fresh('')
      return kept && { ...kept.data, now: kept.data.now + Math.round(kept.age) }
    },
  }
}
