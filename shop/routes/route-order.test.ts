import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inRouteOrder, routeLength } from './route-order.ts'

describe('the way through the stops of a day', () => {
  const start = { lat: 13.75, lng: 100.5 }
  const stop = (code: string, lat: number | null, lng = 100.5) => ({
    code,
    pin: lat === null ? null : { lat, lng },
  })

  test('goes along a street once, whatever the order it was planned in, and asks for unknown places last', () => {
    const stops = [stop('C', 13.78), stop('X', null), stop('A', 13.76), stop('D', 13.79), stop('B', 13.77)]
    expect(
      inRouteOrder(start, stops)
        .map(({ code }) => code)
        .join(''),
    ).toBe('ABCDX')
    expect(inRouteOrder(start, stops.toReversed())).toEqual(inRouteOrder(start, stops))
  })

  test('is never longer than going to the nearest next, and loses nobody', () => {
    const place = fc.record({
      lat: fc.double({ min: 13.6, max: 13.9, noNaN: true }),
      lng: fc.double({ min: 100.3, max: 100.7, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(place, { maxLength: 14 }), (places) => {
        const stops = places.map((pin, at) => ({ code: String(at).padStart(2, '0'), pin }))
        const route = inRouteOrder(start, stops)
        expect(route.map(({ code }) => code).sort()).toEqual(stops.map(({ code }) => code))
        const greedy: typeof stops = []
        for (let here = start, left = [...stops]; left.length > 0; ) {
          const near = left.toSorted((a, b) => routeLength(here, [a]) - routeLength(here, [b]))[0]
          if (!near) break
          greedy.push(near)
          left = left.filter((each) => each !== near)
          here = near.pin
        }
        return routeLength(start, route) <= routeLength(start, greedy) + 1
      }),
    )
  })
})
