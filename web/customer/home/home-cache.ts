import { makePageCache } from '#web/kit/calls/page-cache.ts'

const freshMs = 3 * 60_000
const bannersFreshMs = 15 * 60_000

type Home = { now: number; banners: unknown; miniBanners: unknown }

/**
 * Caches the home page for three minutes and its banners for fifteen; the page's countdown advances by the
 * cached time.
 */
export function makeHomeCache<Data extends Home>(clock?: () => number) {
  const cache = makePageCache<Data>(freshMs, clock)
  const signs = makePageCache<Pick<Data, 'banners' | 'miniBanners'>>(bannersFreshMs, clock)
  return {
    keep(data: Data): Data {
      const { banners, miniBanners } = data
      return cache.keep('', {
        ...data,
        ...(signs.fresh('')?.data ?? signs.keep('', { banners, miniBanners })),
      })
    },
    fresh(): Data | undefined {
      const kept = cache.fresh('')
      return kept && { ...kept.data, now: kept.data.now + Math.round(kept.age) }
    },
  }
}
