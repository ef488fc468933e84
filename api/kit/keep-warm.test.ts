import { expect, test } from 'vitest'
import { keepWarm } from './keep-warm.ts'

test('the first waits, later ones are given the old while the new is loaded', async () => {
  let time = 0
  const loaded: number[] = []
  const kept = keepWarm<number>(1_000, { now: () => time })
  const owner = {}
  const ask = () => kept.get(owner, 'a', async () => loaded.push(time))
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
  time = 1_500
  expect(await ask()).toBe(1)
  expect(await ask()).toBe(2)
  expect(loaded).toEqual([0, 1_500])
})

test('a failed first load is not kept; a failed renewal keeps the old', async () => {
  let time = 0
  let broken = true
  const kept = keepWarm<string>(1_000, { now: () => time })
  const owner = {}
  const ask = () => kept.get(owner, 'a', async () => (broken ? Promise.reject(new Error('no')) : 'here'))
  await expect(ask()).rejects.toThrow('no')
  broken = false
  expect(await ask()).toBe('here')
  broken = true
  time = 2_000
  expect(await ask()).toBe('here')
  expect(await ask()).toBe('here')
})

test('the one asked for longest ago makes room, and renewing takes hold at once', async () => {
  const kept = keepWarm<string>(1_000, { most: 2 })
  const owner = {}
  const ask = (key: string) => kept.get(owner, key, async () => `${key} loaded`)
  await ask('a')
  await ask('b')
  await kept.renew(owner, 'a', async () => 'a renewed')
  expect(await ask('a')).toBe('a renewed')
  await ask('c')
  expect(await kept.get(owner, 'b', async () => 'b again')).toBe('b again')
})
