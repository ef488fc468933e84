import { expect, test } from 'vitest'
import { countChange } from '#web/kit/calls/changes-sent.ts'
import { makeHomeCache } from './home-cache.ts'

function atHome() {
  let time = 1_000
  const cache = makeHomeCache<{ now: number; whose: string; banners: string; miniBanners: string }>(
    () => time,
  )
  return { cache, wait: (ms: number) => (time += ms) }
}
const home = { now: 50_000, whose: 'guest', banners: 'first', miniBanners: 'first' }

test('the home page is kept for three minutes, and its clock goes on', () => {
  const { cache, wait } = atHome()
  expect(cache.fresh()).toBeUndefined()
  cache.keep(home)
  wait(179_000)
  expect(cache.fresh()).toEqual({ ...home, now: 229_000 })
  wait(1_000)
  expect(cache.fresh()).toBeUndefined()
})

test('its banners stay for fifteen minutes, also when the rest is asked anew', () => {
  const { cache, wait } = atHome()
  cache.keep(home)
  const next = { ...home, whose: 'later', banners: 'second', miniBanners: 'second' }
  wait(14 * 60_000)
  expect(cache.keep(next)).toEqual({ ...next, banners: 'first', miniBanners: 'first' })
  wait(61_000)
  expect(cache.keep(next)).toEqual(next)
})

test('what was kept for a guest is never shown to whoever signed in since', () => {
  const { cache } = atHome()
  cache.keep(home)
  countChange()
  expect(cache.fresh()).toBeUndefined()
  expect(cache.keep({ ...home, banners: 'own' }).banners).toBe('own')
})
