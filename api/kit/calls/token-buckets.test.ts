import { expect, test } from 'vitest'
import { addressKey, tokenBuckets } from './token-buckets.ts'

test('a burst at once, then so many a second, and never more than the burst', () => {
  let now = 0
  const { take } = tokenBuckets({ perSecond: 2, burst: 5, now: () => now })
  const taken = () => Array.from({ length: 10 }, () => take('a')).filter((wait) => wait === 0).length
  expect(taken()).toBe(5)
  expect(take('a')).toBe(1)
  expect(take('b')).toBe(0)
  now += 1_000
  expect(taken()).toBe(2)
  now += 3_600_000
  expect(taken()).toBe(5)
  expect(take('a', 4)).toBe(2)
})

test('a million strangers fill no memory, and whoever came last is still counted', () => {
  const { take, size } = tokenBuckets({ perSecond: 1, burst: 1, most: 1_000, now: () => 0 })
  for (let at = 0; at < 1_000_000; at++) {
    take(`address ${at}`)
    if (at % 500 === 0) take('the one who never rests')
  }
  expect(size()).toBe(1_000)
  expect(take('the one who never rests')).toBe(1)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1'],
  ['2001:0DB8::0001:2:3:4:5', '2001:db8:0:1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['not an address', 'not an address'],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})
