import { expect, test } from 'vitest'
import { countChange } from './changes-sent.ts'
import { makePageCache } from './page-cache.ts'

test('promotions are kept for five minutes, each page by itself, and let go when another person or centre comes', () => {
  let time = 0
  const cache = makePageCache<string>(300_000, () => time)
  cache.store('/promotion', 'all')
  expect(cache.fresh('/promotion/milk')).toBeUndefined()
  time = 299_999
  expect(cache.fresh('/promotion')).toEqual({ data: 'all', age: 299_999 })
  time = 300_000
  expect(cache.fresh('/promotion')).toBeUndefined()
  cache.store('/promotion', 'later')
  countChange()
  expect(cache.fresh('/promotion')).toBeUndefined()
})
