import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { keepFor } from './keep-for.ts'

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
