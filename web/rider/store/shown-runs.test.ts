import { expect, test } from 'vitest'
import { kept, run, stop } from '#checks/rider/sample-run.ts'
import { shownRuns } from './shown-runs.ts'

const shown = (...args: Parameters<typeof shownRuns>) => {
  const [first] = shownRuns(...args)
  if (!first) throw new Error('the run is gone')
  return first
}

test('what a rider did shows at once: the stop is delivered, its money is collected, the run has started', () => {
  const { state, stops } = shown([run()], [kept('1', { kind: 'deliver', orderNumber: 'SO1' })])
  expect([state, stops[0]?.state, stops[0]?.collected]).toEqual(['started', 'delivered', 100_000])
})

test('actions show in the order they were made, whatever order the phone reads them in', () => {
  const two = [run({ stops: [stop(), stop({ orderNumber: 'SO2', place: 2 })] })]
  const actions = [
    kept('3', { kind: 'pause' }),
    kept('1', { kind: 'start' }),
    kept('2', { kind: 'fail', orderNumber: 'SO2' }),
  ]
  expect([shown(two, actions).state, shown(two, actions).stops[1]?.state]).toEqual(['paused', 'back'])
})

test('what the server recorded already changes nothing a second time', () => {
  const recorded = run({
    state: 'started',
    stops: [stop({ state: 'partly', orderStatus: 'POD', collected: 5_000 })],
  })
  expect(shown([recorded], [kept('1', { kind: 'deliver', orderNumber: 'SO1' })])).toEqual(recorded)
})

test('a delivery of an order that was cancelled meanwhile shows as cancelled, not as delivered', () => {
  const cancelled = run({ stops: [stop({ state: 'cancelled', orderStatus: 'Invoice Cancel' })] })
  expect(shown([cancelled], [kept('1', { kind: 'deliver', orderNumber: 'SO1' })]).stops[0]?.state).toBe(
    'cancelled',
  )
})

test('a refused action shows no more', () => {
  const refused = kept('1', { kind: 'deliver', orderNumber: 'SO1' }, { state: 'refused', problem: 'no' })
  expect(shown([run()], [refused]).stops[0]?.state).toBe('waiting')
})

test('a day to try again that was right when it was kept stays right on the day after', () => {
  const failed = kept('1', { kind: 'fail', orderNumber: 'SO1', retryOn: '2026-11-16' })
  expect(shown([run()], [failed]).stops[0]?.state).toBe('failed')
})
