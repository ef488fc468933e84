import { expect, test } from 'vitest'
import { makeTurns } from './upload-turns.ts'

const ended = async (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), new Promise((done) => setImmediate(done, false))])

test('four upload at once, the fifth waits until one is done', async () => {
  const take = makeTurns()
  const [first] = await Promise.all(['a', 'b', 'c', 'd'].map((address) => take(address)))
  const fifth = take('e')
  expect(await ended(fifth)).toBe(false)
  first?.()
  first?.()
  const sixth = take('f')
  expect([await ended(fifth), await ended(sixth)]).toEqual([true, false])
  ;(await fifth)()
  await sixth
})

test('one address has two of the four, and keeps nobody else from theirs', async () => {
  const take = makeTurns()
  const mine = [await take('a'), await take('a')]
  const third = take('a')
  expect(await ended(third)).toBe(false)
  await Promise.all([take('b'), take('c')])
  mine[0]?.()
  expect(await ended(third)).toBe(true)
})

test('who waits too long, or behind too many, is told to come again', async () => {
  const take = makeTurns({ atOnce: 1, waiting: 1, patience: 20 })
  await take('a')
  const [waiting, past] = await Promise.allSettled([take('b'), take('c')])
  for (const refused of [waiting, past])
    expect(refused).toMatchObject({
      status: 'rejected',
      reason: { code: 'general.busyUploading', params: { seconds: 10 } },
    })
})
