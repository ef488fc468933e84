import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { routeLength } from '../routes/route-order.ts'
import { proposeRuns, type RunsToPropose } from './propose-runs.ts'
import { mayHold, type OrderToLay, type Vehicle } from './same-place.ts'

const start = { lat: 13.75, lng: 100.5 }
/** A place so many kilometres east and north of the centre. */
const km = (east: number, north: number) => ({
  lat: start.lat + north / 111.2,
  lng: start.lng + east / (111.2 * Math.cos((start.lat * Math.PI) / 180)),
})
const order = (number: string, more: Partial<OrderToLay> = {}): OrderToLay => ({
  ...{ number, pin: null, postcode: '', district: '', cases: 100 },
  ...more,
})
const vehicle = (key: string, mostStops: number, mostCases = 0): Vehicle => ({ key, mostCases, mostStops })
const lay = (orders: OrderToLay[], ...vehicles: Vehicle[]) => proposeRuns({ start, orders, vehicles })
const lettersOf = (numbers: string[]) => [...new Set(numbers.map((number) => number.charAt(0)))].join('')
/** Orders 600 m apart in blocks of three, from a place on. */
const area = (letter: string, count: number, east: number, north: number) =>
  Array.from({ length: count }, (_, at) =>
    order(`${letter}${at + 10}`, { pin: km(east + (at % 3) * 0.6, north + Math.floor(at / 3) * 0.6) }),
  )

describe('how orders are laid into runs', () => {
  test('two towns are two runs, even where one vehicle has room for some of the other', () => {
    const { runs } = lay([...area('E', 12, 8, 0), ...area('W', 7, -9, 0)], vehicle('A', 14), vehicle('B', 14))
    expect(runs.map(({ numbers }) => lettersOf(numbers)).sort()).toEqual(['E', 'W'])
  })

  test('a far order rides alone, and near ones do not ride along', () => {
    const orders = [...area('N', 12, 2, 0), order('F', { pin: km(-45, 0) })]
    const { runs } = lay(orders, vehicle('A', 15), vehicle('B', 15))
    expect(runs.map(({ numbers }) => lettersOf(numbers)).sort()).toEqual(['F', 'N'])
  })

  test('where a far order needs company, it takes what lies on its way', () => {
    const orders = [...area('E', 6, 3, 0), ...area('W', 6, -4, 0), order('F', { pin: km(45, 1) })]
    const { runs } = lay(orders, vehicle('A', 7), vehicle('B', 7))
    expect(runs.find(({ numbers }) => numbers.includes('F'))?.numbers.at(-1)).toBe('F')
    expect(runs.map(({ numbers }) => lettersOf(numbers)).sort()).toEqual(['EF', 'W'])
  })

  test('of a town that is more than a day’s work two riders each take a good part', () => {
    const { runs } = lay(area('T', 36, -0.6, -3), vehicle('A', 40), vehicle('B', 40))
    expect(runs.map(({ numbers }) => numbers.length >= 15)).toEqual([true, true])
  })

  test('a town twenty kilometres away with a few orders is worth one way out, not two', () => {
    expect(lay(area('T', 9, 20, 0), vehicle('A', 40), vehicle('B', 40)).runs).toHaveLength(1)
  })

  test('the small van gets what it can hold, the truck the rest', () => {
    const orders = area('T', 12, 3, 0).map((each, at) => ({ ...each, cases: at < 3 ? 2_000 : 100 }))
    const { runs, left } = lay(orders, vehicle('truck', 20, 7_000), vehicle('van', 20, 1_000))
    expect(left).toEqual([])
    expect(runs.find(({ vehicle: key }) => key === 'van')?.cases ?? 0).toBeLessThanOrEqual(1_000)
  })

  test('neighbours of a market ride together, one after the other', () => {
    const market = [0, 0.02, 0.04].map((east, at) => order(`M${at}`, { pin: km(2 + east, 2) }))
    const { runs } = lay([...area('E', 5, 2, 0), ...market], vehicle('A', 4), vehicle('B', 5))
    const own = runs.find(({ numbers }) => numbers.includes('M0'))
    expect(own?.numbers.filter((number) => number.startsWith('M'))).toHaveLength(3)
    expect(own?.numbers.join(' ')).toMatch(/M\d M\d M\d/)
  })

  test.each([
    [28, 'are one place, although apart they would be on the way', 'EW NN'],
    [34, 'are two places', 'EN NW'],
  ])('two shops %i m apart %s', (metres, _, letters) => {
    const pair = [-0.5, 0.5].map((side, at) => order(`N${at}`, { pin: km((side * metres) / 1_000, 0.5) }))
    const orders = [...pair, order('E', { pin: km(8, 1) }), order('W', { pin: km(-8, 1) })]
    const { runs } = lay(orders, vehicle('A', 2), vehicle('B', 2))
    const said = runs.map(({ numbers }) =>
      numbers
        .map((number) => number.charAt(0))
        .sort()
        .join(''),
    )
    expect(said.sort().join(' ')).toBe(letters)
  })

  test('a market that no vehicle can hold is split, in as few parts as can be', () => {
    const market = Array.from({ length: 9 }, (_, at) => order(`M${at}`, { pin: km(2, 2) }))
    const { runs, left } = lay(market, vehicle('A', 5), vehicle('B', 5), vehicle('C', 5))
    expect([runs.map(({ numbers }) => numbers.length).sort(), left]).toEqual([[4, 5], []])
  })
})

describe('an order without a pin', () => {
  const east = area('E', 4, 8, 0).map((each) => ({ ...each, district: 'บางนา', postcode: '10260' }))
  const west = area('W', 5, -8, 0).map((each) => ({ ...each, district: 'ตลิ่งชัน', postcode: '10170' }))
  const runWith = (number: string, ...orders: OrderToLay[]) =>
    lay([...east, ...west, ...orders], vehicle('A', 8), vehicle('B', 8)).runs.find((run) =>
      run.numbers.includes(number),
    )

  test.each([
    ['its district and postcode', { district: 'บางนา', postcode: '10260' }, 'EX'],
    ['its district', { district: ' ตลิ่งชัน ' }, 'WX'],
    ['its postcode', { postcode: '10170' }, 'WX'],
    ['nothing known, so with who has least to do', {}, 'EX'],
    ['a district where nobody else is, likewise', { district: 'ลาดกระบัง', postcode: '10520' }, 'EX'],
  ])('rides with %s, and comes last', (_, address, letters) => {
    const run = runWith('X', order('X', address))
    expect(lettersOf(run?.numbers ?? [])).toBe(letters)
    expect(run?.numbers.at(-1)).toBe('X')
  })

  test('rides with one of its district and postcode rather than with many of its district', () => {
    const one = order('E9', { pin: km(8.5, 1), district: 'ตลิ่งชัน', postcode: '10260' })
    const orders = [...east.slice(0, 2), one, ...west, order('X', { district: 'ตลิ่งชัน', postcode: '10260' })]
    const { runs } = lay(orders, vehicle('A', 8), vehicle('B', 8))
    expect(lettersOf(runs.find(({ numbers }) => numbers.includes('X'))?.numbers ?? [])).toContain('E')
  })

  test.each([
    [5, 4, 'W'],
    [4, 5, 'E'],
  ])(
    'of runs with %i and %i stops whose district is not written either, has the shorter',
    (inEast, inWest, letter) => {
      const orders = [...area('E', inEast, 8, 0), ...area('W', inWest, -8, 0), order('X')]
      for (const keys of ['AB', 'BA']) {
        const { runs } = lay(orders, ...[...keys].map((key) => vehicle(key, 8)))
        expect(lettersOf(runs.find(({ numbers }) => numbers.includes('X'))?.numbers ?? [])).toBe(`${letter}X`)
      }
    },
  )

  test('a truck that is half empty takes it before a van that is nearly full with less', () => {
    const loaded = [...area('E', 10, 8, 0), ...area('W', 4, -8, 0).map((each) => ({ ...each, cases: 10 }))]
    const { runs } = lay([...loaded, order('X', { cases: 10 })], vehicle('truck', 30), vehicle('van', 5))
    expect(runs.find(({ numbers }) => numbers.includes('X'))?.vehicle).toBe('truck')
  })

  test('stands behind the last of its district, before the next district', () => {
    const far = area('F', 2, 30, 0).map((each) => ({ ...each, district: 'ลาดกระบัง', postcode: '10520' }))
    const { runs } = lay([...east, ...far, order('X', { district: 'บางนา' })], vehicle('A', 9))
    expect(runs.map(({ numbers }) => lettersOf(numbers))).toEqual(['EXF'])
  })

  test('those of a district ride together', () => {
    const many = ['X1', 'X2', 'X3'].map((number) =>
      order(number, { district: 'ลาดกระบัง', postcode: '10520' }),
    )
    expect(runWith('X2', ...many)?.numbers).toEqual(expect.arrayContaining(['X1', 'X2', 'X3']))
  })

  test('finds its room before those with a pin have filled it up', () => {
    const many = Array.from({ length: 6 }, (_, at) =>
      order(`X${at}`, { district: 'ลาดกระบัง', postcode: '10520' }),
    )
    expect(lay([...area('E', 10, 8, 0), ...many], vehicle('A', 8), vehicle('B', 8)).left).toEqual([])
  })
})

describe('what cannot ride', () => {
  test('an order larger than every vehicle is left as too large, the others ride', () => {
    const { runs, left } = lay([order('A', { cases: 501 }), order('B', { cases: 500 })], vehicle('V', 9, 500))
    expect(runs.map(({ numbers }) => numbers)).toEqual([['B']])
    expect(left).toEqual([{ number: 'A', why: 'too large' }])
  })

  test('when the vehicles are full, as few orders as can be are left', () => {
    const orders = [...area('E', 6, 3, 0), order('L', { pin: km(2, 1), cases: 600 })]
    const { left } = lay(orders, vehicle('V', 0, 600))
    expect(left).toEqual([{ number: 'L', why: 'no room' }])
  })

  test('without a vehicle there is no room for anyone, and without orders nothing to lay', () => {
    expect(lay([order('A')])).toEqual({ runs: [], left: [{ number: 'A', why: 'no room' }] })
    expect(lay([], vehicle('V', 9))).toEqual({ runs: [], left: [] })
  })
})

/** Places are two kilometres apart or more; orders of one stand a few steps from each other. */
const anyOrders = fc
  .array(
    fc.record({
      place: fc.option(fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -2, max: 2 })), {
        freq: 5,
      }),
      steps: fc.integer({ min: 0, max: 28 }),
      district: fc.constantFrom('', 'บางนา', 'พระโขนง', 'ตลิ่งชัน'),
      postcode: fc.constantFrom('', '10260', '10170'),
      cases: fc.integer({ min: 0, max: 700 }),
    }),
    { maxLength: 40 },
  )
  .map((all) =>
    all.map(({ place, steps, ...more }, at) => ({
      ...more,
      number: `O${at}`,
      pin: place && km(place[0] * 2 + steps / 1_000, place[1] * 2),
      group:
        place?.join() ?? (more.district && more.postcode ? `${more.district} ${more.postcode}` : `O${at}`),
    })),
  )
const anyVehicles = fc
  .array(
    fc.record({
      mostCases: fc.oneof(fc.constant(0), fc.integer({ min: 200, max: 4_000 })),
      mostStops: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 15 })),
    }),
    { maxLength: 6 },
  )
  .map((all) => all.map((limits, at) => ({ key: `V${at}`, ...limits })))

test('each order is in one run or left with its reason, limits hold, and who is of one place stays together', () => {
  fc.assert(
    fc.property(anyOrders, anyVehicles, (orders, vehicles) => {
      const { runs, left } = proposeRuns({ start, orders, vehicles })
      const byNumber = new Map(orders.map((each) => [each.number, each]))
      const laid = runs.map(({ numbers }) => numbers.flatMap((number) => byNumber.get(number) ?? []))
      const all = [...laid.flat().map(({ number }) => number), ...left.map(({ number }) => number)]
      expect(all.sort()).toEqual([...byNumber.keys()].sort())

      const sumOf = (some: OrderToLay[]) => some.reduce((sum, { cases }) => sum + cases, 0)
      const loads = new Map(vehicles.map(({ key }) => [key, [] as OrderToLay[]]))
      for (const [at, run] of runs.entries()) {
        const own = laid[at] ?? []
        loads.set(run.vehicle, own)
        expect(own.length).toBeGreaterThan(0)
        expect(run.cases).toBe(sumOf(own))
        expect(run.metres).toBe(
          routeLength(
            start,
            own.map(({ number, pin }) => ({ code: number, pin })),
          ),
        )
      }
      for (const limits of vehicles) {
        const own = loads.get(limits.key) ?? []
        expect(mayHold(limits, sumOf(own), own.length)).toBe(true)
      }

      const tooLarge = (some: OrderToLay[]) =>
        !vehicles.some((each) => mayHold(each, sumOf(some), some.length))
      const reasons = new Map(left.map(({ number, why }) => [number, why]))
      for (const each of orders)
        expect(reasons.get(each.number) === 'too large').toBe(vehicles.length > 0 && tooLarge([each]))
      for (const group of Map.groupBy(orders, (each) => each.group).values()) {
        const own = group.filter(({ number }) => reasons.get(number) !== 'too large')
        if (own.length === 0 || tooLarge(own)) continue
        const runOf = (number: string) => runs.find(({ numbers }) => numbers.includes(number))?.vehicle
        expect(new Set(own.map(({ number }) => runOf(number))).size).toBe(1)
        if (reasons.get(own[0]?.number ?? '') !== 'no room') continue
        for (const limits of vehicles) {
          const held = loads.get(limits.key) ?? []
          expect(mayHold(limits, sumOf(held) + sumOf(own), held.length + own.length)).toBe(false)
        }
      }
    }),
    { numRuns: 100 },
  )
})

test('the proposal is the same in whatever order orders and vehicles come', () => {
  const mixed = fc.tuple(anyOrders, anyVehicles).chain(([orders, vehicles]) =>
    fc.record({
      given: fc.constant<RunsToPropose>({ start, orders, vehicles }),
      orders: fc.shuffledSubarray(orders, { minLength: orders.length }),
      vehicles: fc.shuffledSubarray(vehicles, { minLength: vehicles.length }),
    }),
  )
  fc.assert(
    fc.property(mixed, ({ given, orders, vehicles }) => {
      expect(proposeRuns({ start, orders, vehicles })).toEqual(proposeRuns(given))
    }),
    { numRuns: 40 },
  )
})
