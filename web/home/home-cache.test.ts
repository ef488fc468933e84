import { expect, test } from 'vitest'
import { countChange } from '#web/kit/changes-sent.ts'
import { makeHomeCache } from './home-cache.ts'

function atHome() {
  let time = 1_000
  const cache = makeHomeCache<{ now: number; whose: string }>(() => time)
  return { cache, wait: (ms: number) => (time += ms) }
}

test('the home page is kept for three minutes, and its clock goes on', () => {
  const { cache, wait } = atHome()
  expect(cache.fresh()).toBeUndefined()
  cache.keep({ now: 50_000, whose: 'guest' })
  wait(179_000)
  expect(cache.fresh()).toEqual({ now: 229_000, whose: 'guest' })
  wait(1_000)
  expect(cache.fresh()).toBeUndefined()
})

test('what was kept for a guest is never shown to whoever signed in since', () => {
  const { cache } = atHome()
  cache.keep({ now: 0, whose: 'guest' })
  countChange()
  expect(cache.fresh()).toBeUndefined()
})
