import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { keepEach, keepFor } from './keep-for.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

test('many who ask at once load once, and again when the time is over', async () => {
  let time = 0
  let loads = 0
  const kept = keepFor<number>(100, { now: () => time })
  const [one, other] = [{}, {}]
  const load = async () => ++loads
  expect(await Promise.all([kept(one, 'a', load), kept(one, 'a', load)])).toEqual([1, 1])
  expect(await kept(one, 'b', load)).toBe(2)
  expect(await kept(other, 'a', load)).toBe(3)
  time = 99
  expect(await kept(one, 'a', load)).toBe(1)
  time = 100
  expect(await kept(one, 'a', load)).toBe(4)
})

test('what failed is asked again', async () => {
  const kept = keepFor<string>(100)
  const owner = {}
  await expect(kept(owner, 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await kept(owner, 'a', async () => 'back')).toBe('back')
})

test('there is an end to what is kept: the oldest goes first', async () => {
  const kept = keepFor<number>(1_000, { most: 2 })
  const owner = {}
  let loads = 0
  const load = async () => ++loads
  for (const key of ['a', 'b', 'c']) await kept(owner, key, load)
  expect(await kept(owner, 'c', load)).toBe(3)
  expect(await kept(owner, 'b', load)).toBe(2)
  expect(await kept(owner, 'a', load)).toBe(4)
})

test('what is over is let go by the next who loads, however few there are', async () => {
  let time = 0
  const kept = keepFor<object>(100, { now: () => time })
  const owner = {}
  const old = new WeakRef(await kept(owner, 'old', async () => ({ large: 'answer' })))
  await kept(owner, 'other', async () => ({}))
  time = 100
  await kept(owner, 'new', async () => ({}))
  await sleep(0)
  collectGarbage()
  expect(old.deref()).toBeUndefined()
})

test('loaded ahead, nobody waits while many ask, and nothing is older than its time', async () => {
  let time = 0
  const loads: ((value: string) => void)[] = []
  const kept = keepFor<string>(100, { ahead: true, now: () => time })
  const owner = {}
  const ask = () => kept(owner, 'a', () => new Promise((done) => loads.push(done)))
  const first = ask()
  loads[0]?.('old')
  expect(await first).toBe('old')
  time = 50
  await ask()
  expect(loads).toHaveLength(1)
  time = 60
  // The old value is returned at once; concurrent requests load the new one only once.
  expect(await Promise.all([ask(), ask()])).toEqual(['old', 'old'])
  expect(loads).toHaveLength(2)
  loads[1]?.('new')
  await sleep(0)
  expect(await ask()).toBe('new')
  // Its load began at 60, so it expires at 160, whenever it finished.
  time = 160
  const last = ask()
  loads[2]?.('newest')
  expect(await last).toBe('newest')
})

test('what cannot be loaded ahead is told once its time is over, not before', async () => {
  let time = 0
  const kept = keepFor<string>(100, { ahead: true, now: () => time })
  const owner = {}
  await kept(owner, 'a', async () => 'old')
  time = 60
  const away = () => Promise.reject(new Error('away'))
  expect(await kept(owner, 'a', away)).toBe('old')
  await sleep(0)
  expect(await kept(owner, 'a', away)).toBe('old')
  time = 100
  await expect(kept(owner, 'a', away)).rejects.toThrow('away')
})

test('of many asked for together, only what is missing is loaded, in one go', async () => {
  let time = 0
  const kept = keepEach<string>(100, { now: () => time })
  const owner = {}
  const loads: string[][] = []
  const ask = (shelf: string, ...keys: string[]) =>
    kept(owner, shelf, keys, async (missing) => {
      loads.push(missing)
      return new Map(missing.filter((key) => key !== 'gone').map((key) => [key, `${shelf} ${key}`]))
    })
  expect(await ask('x', 'a', 'b')).toEqual(['x a', 'x b'])
  // Concurrent requests share a load in progress, and missing values are cached too.
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
  const kept = keepEach<string>(100)
  const owner = {}
  await expect(kept(owner, '', ['a', 'b'], () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await kept(owner, '', ['a'], async () => new Map([['a', 'back']]))).toEqual(['back'])
})
