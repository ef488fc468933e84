import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { batchCache, loadingCache } from './loading-cache.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

test('many who ask at once load once, and again when the time is over', async () => {
  let time = 0
  let loads = 0
  const cache = loadingCache<number>({ freshMs: 100, now: () => time })
  const [one, other] = [{}, {}]
  const load = async () => ++loads
  expect(await Promise.all([cache.get(one, 'a', load), cache.get(one, 'a', load)])).toEqual([1, 1])
  expect(await cache.get(one, 'b', load)).toBe(2)
  expect(await cache.get(other, 'a', load)).toBe(3)
  time = 99
  expect(await cache.get(one, 'a', load)).toBe(1)
  time = 100
  expect(await cache.get(one, 'a', load)).toBe(4)
})

test('what failed is asked again', async () => {
  const cache = loadingCache<string>({ freshMs: 100 })
  const owner = {}
  await expect(cache.get(owner, 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache.get(owner, 'a', async () => 'back')).toBe('back')
})

test('there is an end to what is kept: the oldest goes first', async () => {
  const cache = loadingCache<number>({ freshMs: 1_000, most: 2 })
  const owner = {}
  let loads = 0
  const load = async () => ++loads
  for (const key of ['a', 'b', 'c']) await cache.get(owner, key, load)
  expect(await cache.get(owner, 'c', load)).toBe(3)
  expect(await cache.get(owner, 'b', load)).toBe(2)
  expect(await cache.get(owner, 'a', load)).toBe(4)
})

test('what is over is let go by the next who loads, however few there are', async () => {
  let time = 0
  const cache = loadingCache<object>({ freshMs: 100, now: () => time })
  const owner = {}
  const old = new WeakRef(await cache.get(owner, 'old', async () => ({ large: 'answer' })))
  await cache.get(owner, 'other', async () => ({}))
  time = 100
  await cache.get(owner, 'new', async () => ({}))
  await sleep(0)
  collectGarbage()
  expect(old.deref()).toBeUndefined()
})

test('loaded ahead, nobody waits while many ask, and nothing is older than its time', async () => {
  let time = 0
  const loads: ((value: string) => void)[] = []
  const cache = loadingCache<string>({ freshMs: 50, staleMs: 50, now: () => time })
  const owner = {}
  const ask = () => cache.get(owner, 'a', () => new Promise((done) => loads.push(done)))
  const first = ask()
  loads[0]?.('old')
  expect(await first).toBe('old')
  time = 50
  await ask()
  expect(loads).toHaveLength(1)
  time = 60
  // The old is given at once; the new is loaded once, however many ask.
  expect(await Promise.all([ask(), ask()])).toEqual(['old', 'old'])
  expect(loads).toHaveLength(2)
  loads[1]?.('new')
  await sleep(0)
  expect(await ask()).toBe('new')
  // It was begun at 60: at 160 it is over, whenever it arrived.
  time = 160
  const last = ask()
  loads[2]?.('newest')
  expect(await last).toBe('newest')
})

test('what cannot be loaded ahead is told once its time is over, not before', async () => {
  let time = 0
  const cache = loadingCache<string>({ freshMs: 50, staleMs: 50, now: () => time })
  const owner = {}
  await cache.get(owner, 'a', async () => 'old')
  time = 60
  const away = () => Promise.reject(new Error('away'))
  expect(await cache.get(owner, 'a', away)).toBe('old')
  await sleep(0)
  expect(await cache.get(owner, 'a', away)).toBe('old')
  time = 100
  await expect(cache.get(owner, 'a', away)).rejects.toThrow('away')
})

describe('stale without end', () => {
  const warm = { freshMs: 1_000, staleMs: Number.POSITIVE_INFINITY }

  test('the first waits, later ones are given the old while the new is loaded', async () => {
    let time = 0
    const loaded: number[] = []
    const cache = loadingCache<number>({ ...warm, now: () => time })
    const owner = {}
    const ask = () => cache.get(owner, 'a', async () => loaded.push(time))
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
    time = 1_500
    expect(await ask()).toBe(1)
    expect(await ask()).toBe(2)
    expect(loaded).toEqual([0, 1_500])
  })

  test('a failed first load is not kept; a failed renewal keeps the old and is tried again soon', async () => {
    let [time, loads] = [0, 0]
    let broken = true
    const cache = loadingCache<string>({ ...warm, now: () => time })
    const owner = {}
    const ask = () =>
      cache.get(owner, 'a', async () => {
        loads += 1
        return broken ? Promise.reject(new Error('no')) : `loaded ${loads}`
      })
    await expect(ask()).rejects.toThrow('no')
    broken = false
    expect(await ask()).toBe('loaded 2')
    broken = true
    time = 2_000
    expect(await ask()).toBe('loaded 2')
    await sleep(0)
    expect([await ask(), loads]).toEqual(['loaded 2', 3])
    broken = false
    time = 2_101
    await ask()
    expect(await ask()).toBe('loaded 4')
  })

  test('the one loaded longest ago makes room, and renewing takes hold at once', async () => {
    const cache = loadingCache<string>({ ...warm, most: 2 })
    const owner = {}
    const ask = (key: string) => cache.get(owner, key, async () => `${key} loaded`)
    await ask('a')
    await ask('b')
    await cache.renew(owner, 'a', async () => 'a renewed')
    expect(await ask('a')).toBe('a renewed')
    await ask('c')
    expect(await cache.get(owner, 'b', async () => 'b again')).toBe('b again')
  })
})

test('of many asked for together, only what is missing is loaded, in one go', async () => {
  let time = 0
  const cache = batchCache<string>({ freshMs: 100, now: () => time })
  const owner = {}
  const loads: string[][] = []
  const ask = (shelf: string, ...keys: string[]) =>
    cache(owner, shelf, keys, async (missing) => {
      loads.push(missing)
      return new Map(missing.filter((key) => key !== 'gone').map((key) => [key, `${shelf} ${key}`]))
    })
  expect(await ask('x', 'a', 'b')).toEqual(['x a', 'x b'])
  // Two who ask at once share what is on its way, and what is not there is remembered too.
  expect(await Promise.all([ask('x', 'b', 'c'), ask('x', 'c', 'gone')])).toEqual([
    ['x b', 'x c'],
    ['x c', undefined],
  ])
  expect(await ask('x', 'gone', 'a')).toEqual([undefined, 'x a'])
  expect(await ask('y', 'a')).toEqual(['y a'])
  expect(loads).toEqual([['a', 'b'], ['c'], ['gone'], ['a']])
  time = 100
  expect(await ask('x', 'a')).toEqual(['x a'])
  expect(loads).toHaveLength(5)
})

test('what failed of many is asked again', async () => {
  const cache = batchCache<string>({ freshMs: 100 })
  const owner = {}
  await expect(cache(owner, '', ['a', 'b'], () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache(owner, '', ['a'], async () => new Map([['a', 'back']]))).toEqual(['back'])
})
