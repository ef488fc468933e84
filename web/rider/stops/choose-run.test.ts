import { expect, test } from 'vitest'
import { run, stop } from '#checks/rider/sample-run.ts'
import { moved } from '#web/rider/run/moved.ts'
import { currentRun, nextStop } from './choose-run.ts'

test('the run that is on comes before one that waits, and that before one that is over', () => {
  const [over, waiting, on] = [
    run({ id: 'a', state: 'finished' }),
    run({ id: 'b', state: 'sent' }),
    run({ id: 'c', state: 'paused' }),
  ]
  expect(currentRun([over, waiting, on])?.id).toBe('c')
  expect(currentRun([over, waiting])?.id).toBe('b')
})

test('the next stop is where the rider stands, else the first that is open', () => {
  const stops = [
    stop({ state: 'delivered' }),
    stop({ orderNumber: 'SO2' }),
    stop({ orderNumber: 'SO3', state: 'arrived' }),
  ]
  expect(nextStop(run({ stops }))?.orderNumber).toBe('SO3')
  expect(nextStop(run({ stops: stops.slice(0, 2) }))?.orderNumber).toBe('SO2')
  expect(nextStop(run({ stops: stops.slice(0, 1) }))).toBeUndefined()
})

test('a dragged stop takes its new place, and the others keep their order', () => {
  expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c'])
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
})
