import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  arrivalWindows,
  plannedArrivals,
  type RunUnderWay,
  type StopToReach,
  sayWindow,
} from './arrival-windows.ts'

const at = (time: string) => new Date(`2026-11-16T${time}:00+07:00`)
const from = { lat: 13.75, lng: 100.5 }
/** Shops a kilometre apart: at 13 km/h with the bends of roads six minutes each. */
const shop = (key: string, place: number, more: Partial<StopToReach> = {}): StopToReach => ({
  ...{ key, pin: { lat: from.lat + place * 0.008993, lng: from.lng }, doneAt: null, arrivedAt: null },
  ...more,
})
const street = (count: number) =>
  Array.from({ length: count }, (_, place) => shop(`S${place + 1}`, place + 1))
const run = (more: Partial<RunUnderWay>): RunUnderWay => ({
  ...{ leftAt: at('09:00'), from, stops: street(3), now: at('09:00'), minutesPerStop: 14, kmPerHour: 13 },
  ...more,
})
const windows = (of: RunUnderWay) =>
  arrivalWindows(of).map((window) => `${window.key} ${sayWindow(window, 'en')}`)
const planned = (of: RunUnderWay) =>
  plannedArrivals(of).map(
    (each) => `${each.key} ${new Date(Number(each.at) + 25_200_000).toISOString().slice(11, 16)}`,
  )

describe('when the rider comes', () => {
  test('a stop every twenty minutes is planned so, with windows that widen', () => {
    expect(planned(run({}))).toEqual(['S1 09:06', 'S2 09:26', 'S3 09:46'])
    expect(windows(run({}))).toEqual(['S1 about 09:00–09:20', 'S2 about 09:10–09:50', 'S3 about 09:20–10:10'])
  })

  test('the twentieth stop is known to an hour and a half, not worse', () => {
    const last = arrivalWindows(run({ stops: street(20) })).at(-1)
    expect(Number(last?.to) - Number(last?.from)).toBeLessThanOrEqual(110 * 60_000)
  })

  test('a run that is planned for tomorrow starts when it leaves', () => {
    expect(windows(run({ now: new Date('2026-11-15T12:00:00+07:00') }))[0]).toBe('S1 about 08:50–09:20')
  })

  test('who has left and is late is expected from now on, and so is everyone behind', () => {
    expect(planned(run({ now: at('10:00') }))).toEqual(['S1 10:00', 'S2 10:20', 'S3 10:40'])
  })

  test('a slow morning makes the afternoon later, but not as slow as its slowest hour', () => {
    const [first, second, ...others] = street(8)
    const stops = [
      { ...first, doneAt: at('09:40') },
      { ...second, doneAt: at('10:20') },
      ...others,
    ] as StopToReach[]
    const arrivals = plannedArrivals(run({ stops, now: at('10:20') }))
    const gap = (Number(arrivals[5]?.at) - Number(arrivals[4]?.at)) / 60_000
    expect(gap).toBeGreaterThan(25)
    expect(gap).toBeLessThan(40)
  })

  test('hours lost at one stop do not put off the rest of the day by days', () => {
    const [first, ...others] = street(9)
    const stops = [{ ...first, doneAt: at('20:00') }, ...others] as StopToReach[]
    const arrivals = plannedArrivals(run({ stops, now: at('20:00') }))
    expect((Number(arrivals[3]?.at) - Number(arrivals[2]?.at)) / 60_000).toBeCloseTo(60, 0)
  })

  test('a phone whose clock is an hour ahead puts nobody off', () => {
    const stopsBy = (time: string) => [shop('S1', 1, { doneAt: at(time) }), shop('S2', 2)]
    const right = planned(run({ stops: stopsBy('09:20'), now: at('09:20') }))
    expect(planned(run({ stops: stopsBy('10:20'), now: at('09:20') }))).toEqual(right)
  })

  test('a quick morning brings the next customers forward', () => {
    const stops = street(6).map((stop, place) =>
      place < 4 ? { ...stop, doneAt: at(`09:${place + 1}0`) } : stop,
    )
    const [next] = plannedArrivals(run({ stops, now: at('09:40') }))
    expect(Number(next?.at)).toBeLessThan(Number(at('09:46')))
  })

  test('stops done in another order are gone, and the way goes on from the last one', () => {
    const stops = [shop('S1', 1), shop('S2', 2), shop('S3', 3, { doneAt: at('09:32') })]
    expect(windows(run({ stops, now: at('09:32') })).map((each) => each.slice(0, 2))).toEqual(['S1', 'S2'])
    expect(planned(run({ stops, now: at('09:32') }))[0]).toBe('S1 09:44')
  })

  test('where the rider stands is now, and the next comes after the time of a stop', () => {
    const stopsBy = (time: string) => [shop('S1', 1), shop('S2', 3, { arrivedAt: at(time) }), shop('S3', 4)]
    const right = ['S2 09:14', 'S1 09:38', 'S3 10:10']
    expect(planned(run({ stops: stopsBy('09:12'), now: at('09:14') }))).toEqual(right)
    expect(planned(run({ stops: stopsBy('11:14'), now: at('09:14') }))[1]).toBe('S1 09:40')
  })

  test('a place nobody knows is as far as the others are', () => {
    const stops = [shop('S1', 1), shop('X', 0, { pin: null }), shop('S3', 2)]
    expect(planned(run({ stops }))).toEqual(['S1 09:06', 'X 09:26', 'S3 09:46'])
  })

  test('who was promised 13 to 15 hours is not visited before, and whoever follows comes later', () => {
    const slot = { from: at('13:00'), to: at('15:00') }
    const stops = [shop('S1', 1, { slot }), shop('S2', 2)]
    expect(planned(run({ stops }))).toEqual(['S1 13:00', 'S2 13:20'])
    expect(windows(run({ stops }))[0]).toBe('S1 about 13:00–13:20')
  })

  test('no window ends before that of an earlier stop, even where the promised hours do', () => {
    const stops = [...street(3), shop('S4', 4, { slot: { from: at('08:00'), to: at('09:30') } })]
    expect(windows(run({ stops, minutesPerStop: 0 })).slice(2)).toEqual([
      ...['S3 about 09:00–09:40', 'S4 about 09:00–09:40'],
    ])
  })

  test('a window ends with the promised hours, unless the rider is later than those', () => {
    const until = (to: string) => [...street(3), shop('S4', 4, { slot: { from: at('08:00'), to: at(to) } })]
    expect(windows(run({ stops: until('10:20') })).at(-1)).toBe('S4 about 09:40–10:20')
    expect(windows(run({ stops: until('10:00') })).at(-1)).toBe('S4 about 09:40–10:40')
  })
})

describe('while the run rests', () => {
  const done = [shop('S1', 1, { doneAt: at('09:20') }), shop('S2', 2), shop('S3', 3)]

  test('everyone waits as much longer as it rests', () => {
    const running = plannedArrivals(run({ stops: done, now: at('09:22') }))
    const resting = plannedArrivals(run({ stops: done, now: at('09:52'), pausedAt: at('09:22') }))
    expect(resting.map((each) => Number(each.at) - 30 * 60_000)).toEqual(
      running.map((each) => Number(each.at)),
    )
  })

  test('a rest between two stops does not make the rider slow', () => {
    const stops = [...done.slice(0, 1), shop('S2', 2, { doneAt: at('10:40') }), shop('S3', 3)]
    const pauses = [{ from: at('09:30'), to: at('10:30') }]
    expect(planned(run({ stops, now: at('10:40'), pauses }))).toEqual(['S3 10:46'])
    expect(planned(run({ stops, now: at('10:40') }))).not.toEqual(['S3 10:46'])
  })
})

test('a window is said in both languages', () => {
  const window = { from: at('10:20'), to: at('10:50') }
  expect(sayWindow(window, 'th')).toBe('ประมาณ 10:20–10:50\u00a0น.')
  expect(sayWindow(window, 'en')).toBe('about 10:20–10:50')
})

const minuteOf = fc
  .integer({ min: -300, max: 900 })
  .map((minutes) => new Date(Number(at('09:00')) + minutes * 60_000))
const rarely = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 2 })
const anyRun: fc.Arbitrary<RunUnderWay> = fc.record({
  leftAt: minuteOf,
  from: fc.constant(from),
  now: minuteOf,
  minutesPerStop: fc.integer({ min: 0, max: 60 }),
  kmPerHour: fc.integer({ min: 1, max: 90 }),
  pausedAt: rarely(minuteOf),
  pauses: fc.array(fc.record({ from: minuteOf, to: minuteOf }), { maxLength: 3 }),
  stops: fc
    .array(
      fc.record({
        pin: fc.option(
          fc.record({ lat: fc.integer({ min: 0, max: 90 }), lng: fc.integer({ min: 0, max: 90 }) }),
        ),
        doneAt: rarely(minuteOf),
        arrivedAt: rarely(minuteOf),
        slot: rarely(fc.record({ from: minuteOf, to: minuteOf })),
      }),
      { maxLength: 25 },
    )
    .map((stops) =>
      stops.map(({ pin, ...times }, place) => ({
        ...{ ...times, key: String(place) },
        pin: pin && { lat: from.lat + pin.lat / 500, lng: from.lng + pin.lng / 500 },
      })),
    ),
})

test('whatever happened, each open stop has a window: not past, twenty minutes or more, along the way, around the plan', () => {
  fc.assert(
    fc.property(anyRun, (of) => {
      const [all, plan] = [arrivalWindows(of), plannedArrivals(of)]
      const open = of.stops.filter(({ doneAt }) => !doneAt)
      expect(all.map(({ key }) => key).sort()).toEqual(open.map(({ key }) => key).sort())
      let before = { from: new Date(0), to: new Date(0) }
      for (const [place, window] of all.entries()) {
        const minutes = (Number(window.to) - Number(window.from)) / 60_000
        expect([Number(window.from) % 600_000, Number(window.to) % 600_000]).toEqual([0, 0])
        expect(Number(window.from)).toBeGreaterThan(Number(of.now) - 600_000)
        expect(window.to > of.now).toBe(true)
        expect(minutes).toBeGreaterThanOrEqual(20)
        expect(window.from >= before.from && window.to >= before.to).toBe(true)
        const arrival = plan[place]
        expect(arrival?.key).toBe(window.key)
        expect(arrival && window.from <= arrival.at && arrival.at <= window.to).toBe(true)
        before = window
      }
    }),
    { numRuns: 200 },
  )
})
