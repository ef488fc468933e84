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
      return cache.store('', {
        ...data,
        ...(signs.fresh('')?.data ?? signs.store('', { banners, miniBanners })),
      })
    },
    fresh(): Data | undefined {
      const cached = cache.fresh('')
      return cached && { ...cached.data, now: cached.data.now + Math.round(cached.age) }
    },
  }
}
