import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AgentRule,
  agentPrice,
  belowCostBy,
  type CostUnit,
  leastPoints,
  mostPoints,
  priceSteps,
  type RuleLevel,
  ruleFor,
} from './agent-price.ts'

const ruleOf = (part: Partial<AgentRule>): AgentRule => ({
  ...{ level: 0, subject: '', kind: 'percent', points: 0, money: 0, prices: [null, null, null] },
  ...{ step: 1, up: true, belowCost: false },
  ...part,
})
const bottle = (cost: number): CostUnit => ({ position: 2, rate: 1, cost })
const crate = (cost: number): CostUnit => ({ position: 1, rate: 24, cost })

describe('the price of an agent', () => {
  test.each<[string, CostUnit, Partial<AgentRule>, number | undefined]>([
    ['12.5 % on ฿10.00', bottle(1_000), { points: 1_250 }, 1_125],
    ['10 % on ฿9.97, up to whole baht', bottle(997), { points: 1_000, step: 100 }, 1_100],
    ['the same to the nearest baht', bottle(1_031), { points: 1_000, step: 100, up: false }, 1_100],
    ['฿1 a bottle on a case of 24', crate(24_000), { kind: 'money', money: 100 }, 26_400],
    ['a price of its own', bottle(1_000), { level: 4, kind: 'fixed', prices: [null, 1_500, null] }, 1_500],
    [
      'a unit without a price',
      crate(1_000),
      { level: 4, kind: 'fixed', prices: [null, 1_500, null] },
      undefined,
    ],
    ['not sold', bottle(1_000), { kind: 'off' }, undefined],
    ['a tenth off, not confirmed', bottle(1_005), { points: -1_000, step: 25 }, 1_025],
    ['a tenth off, confirmed', bottle(1_000), { points: -1_000, belowCost: true }, 900],
    ['rounding to the nearest never goes below cost', bottle(1_020), { step: 500, up: false }, 1_500],
    ['more off than it costs', bottle(1_000), { kind: 'money', money: -2_000, belowCost: true }, undefined],
    ['what the centre gives no price for', bottle(0), {}, undefined],
  ])('%s', (_says, unit, rule, price) => {
    expect(agentPrice(unit, ruleOf(rule))).toBe(price)
  })

  test('without a rule nothing is sold', () => {
    expect(agentPrice(bottle(1_000), undefined)).toBeUndefined()
  })

  test('says how far a rule would go below cost', () => {
    expect(belowCostBy(bottle(1_000), ruleOf({ points: -1_000 }))).toBe(100)
    expect(belowCostBy(bottle(1_000), ruleOf({ points: 1_000 }))).toBe(0)
    expect(belowCostBy(bottle(1_000), ruleOf({ kind: 'fixed', prices: [null, null, null] }))).toBe(0)
  })
})

test('the rule of the product comes before its category, and the deepest category before the others', () => {
  const rules = ([0, 1, 2, 3, 4] as const).map((level) => ({
    level,
    subject: ['', 'a', 'b', 'c', 'P'][level] ?? '',
  }))
  const placed = { code: 'P', categories: ['a', 'b', 'c'] }
  const levelIn = (own: typeof rules) => ruleFor(own, placed)?.level
  for (const last of [4, 3, 2, 1, 0] as RuleLevel[])
    expect(levelIn(rules.filter(({ level }) => level <= last))).toBe(last)
  expect(levelIn([])).toBeUndefined()
  expect(ruleFor(rules, { code: 'other', categories: ['x', null, null] })?.level).toBe(0)
})

const cost = fc.oneof(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 0, max: 20_000_000_000 }))
const unit = fc.record({ position: fc.constantFrom(1, 2, 3), rate: fc.integer({ min: 1, max: 5_000 }), cost })
const rule = fc
  .record({
    kind: fc.constantFrom('percent', 'money', 'fixed', 'off'),
    points: fc.integer({ min: leastPoints, max: mostPoints }),
    money: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    step: fc.constantFrom(...priceSteps),
    up: fc.boolean(),
    belowCost: fc.boolean(),
    price: fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: null }),
  })
  .map(({ price, ...part }) => ruleOf({ ...part, prices: [price, price, price] }) as AgentRule)

describe('every price of every rule', () => {
  test('is whole satang above zero, or none', () => {
    fc.assert(
      fc.property(unit, rule, (one, ruling) => {
        const price = agentPrice(one as CostUnit, ruling)
        if (price !== undefined) expect(Number.isSafeInteger(price) && price > 0).toBe(true)
      }),
      { numRuns: 3_000 },
    )
  })

  test('is a multiple of its step, unless the agent named it', () => {
    fc.assert(
      fc.property(unit, rule, (one, ruling) => {
        if (ruling.kind !== 'fixed') expect((agentPrice(one as CostUnit, ruling) ?? 0) % ruling.step).toBe(0)
      }),
      { numRuns: 3_000 },
    )
  })

  test('is below cost only where it was confirmed', () => {
    fc.assert(
      fc.property(unit, rule, (one, ruling) => {
        const price = agentPrice(one as CostUnit, { ...ruling, belowCost: false })
        if (price !== undefined) expect(price).toBeGreaterThanOrEqual(one.cost)
      }),
      { numRuns: 3_000 },
    )
  })

  test('never falls when the cost rises', () => {
    fc.assert(
      fc.property(unit, rule, fc.integer({ min: 0, max: 1_000_000 }), (one, ruling, more) => {
        const [low, high] = [one.cost, one.cost + more].map((each) =>
          agentPrice({ ...one, cost: each } as CostUnit, ruling),
        )
        if (low !== undefined && high !== undefined) expect(high).toBeGreaterThanOrEqual(low)
      }),
      { numRuns: 3_000 },
    )
  })

  test('of a percentage is exact: the same as with big integers, rounded half up, then to the step', () => {
    fc.assert(
      fc.property(
        cost,
        fc.integer({ min: 0, max: mostPoints }),
        fc.constantFrom(...priceSteps),
        (each, points, step) => {
          const exact = (BigInt(each) * BigInt(10_000 + points) * 2n + 10_000n) / 20_000n
          const stepped = ((exact + BigInt(step) - 1n) / BigInt(step)) * BigInt(step)
          expect(agentPrice(bottle(each), ruleOf({ points, step })) ?? 0).toBe(Number(stepped))
        },
      ),
      { numRuns: 3_000 },
    )
  })
})
