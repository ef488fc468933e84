import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkCart } from '#checks/pricing/pricing-properties.ts'
import { randomCart } from '#checks/pricing/random-carts.ts'
import { promotionToPrice } from '../pricing/promotions-to-price.ts'
import { draftProblems, moreDraftProblems } from './merchant-promotion-problems.ts'
import { draftCodec, encodeDraft, fieldReason } from './merchant-promotion-wire.ts'
import { promotionOf, settleDraft } from './promotion-draft.ts'
import { whyNotSave } from './why-not-save.ts'

const bodies = 10_000
/** Mostly right, so that many bodies pass, and wrong in every way now and then. */
const mostly = <Value>(right: fc.Arbitrary<Value>, wrong: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 14, arbitrary: right }, { weight: 1, arbitrary: wrong })
const text = mostly(fc.constantFrom('โปรลดราคา', 'x', ' ชา '), fc.constantFrom('', '  ', '\n'))
const flag = fc.constantFrom('Y', 'N')
const codes = fc.subarray(['A1', 'A2', 'B1', 'B2'])
const someCodes = mostly(fc.subarray(['A1', 'A2', 'B1', 'B2'], { minLength: 1 }), fc.constant<string[]>([]))
const listed = (list: string[]) => fc.subarray(list, { minLength: 0 })

const tiersOf = (type: number, calculation: number) =>
  mostly(
    fc
      .uniqueArray(
        calculation === 3
          ? fc.integer({ min: 1, max: 90_000 }).map((each) => each / 100)
          : fc.integer({ min: 1, max: 40 }),
        {
          minLength: 1,
          maxLength: 4,
        },
      )
      .chain((steps) =>
        fc.tuple(
          ...steps
            .sort((a, b) => a - b)
            .map((Opt6) =>
              fc.record({
                Opt6: fc.constant(Opt6),
                FreeNumber: fc.integer({ min: 1, max: 9 }),
                DiscNumber:
                  type === 2
                    ? fc.integer({ min: 1, max: 10_000 }).map((each) => each / 100)
                    : fc.integer({ min: 1, max: 30_000 }).map((each) => each / 100),
                DiscType:
                  type === 2 ? fc.constant<string>('%') : fc.constantFrom<string>('Money', 'Money/UOM'),
              }),
            ),
        ),
      ),
    fc.array(
      fc.record({
        Opt6: fc.constantFrom(0, 1, 2.5, 12, 100),
        FreeNumber: fc.constantFrom(0, 1),
        DiscNumber: fc.constantFrom(0, 50, 100.01, 3_000),
        DiscType: fc.constantFrom<string>('%', 'Money', 'Money/UOM', 'Baht', ''),
      }),
      { maxLength: 4 },
    ),
  )

const randomBody = fc
  .record({ type: fc.constantFrom(1, 2, 3), calculation: fc.constantFrom(1, 2, 3) })
  .chain(({ type, calculation }) =>
    fc.record({
      PromotionName: text,
      Opt30: text,
      PromotionRemark: text,
      DateBegin: mostly(fc.constant('2026-11-16'), fc.constant('2026-12-31')),
      DateEnd: fc.constantFrom('2026-11-16', '2026-12-01'),
      PromotionType: fc.constant(type),
      SalesNumber: fc.constant(calculation),
      PromotionDetail: tiersOf(type, calculation),
      ProductSale: type === 3 ? codes : someCodes,
      ProductFree: someCodes,
      AllCustomers: flag,
      CustomerList: mostly(fc.constant<string[]>(['C1']), listed(['C1', 'C2'])),
      UseStoreType: flag,
      Opt15: mostly(fc.constant<string[]>(['GR']), listed(['GR'])),
      UseCustomerType: flag,
      CustomerTypeList: mostly(fc.constant<string[]>(['RT']), listed(['RT'])),
      Opt31: mostly(fc.constant('YYYYYYY'), fc.constantFrom('NNNNNNN', 'NYNNNNN')),
      NeedCoupon: flag,
    }),
  )

const messages = new Set(
  [...Object.values(draftProblems), ...Object.values(moreDraftProblems)].map(({ code }) => code as string),
)

test(`of ${bodies} random bodies each is refused with a message, or priced as every promotion is`, {
  timeout: 60_000,
}, () => {
  let accepted = 0
  const refusals = new Map<string, number>()
  fc.assert(
    fc.property(randomBody, randomCart, (body, cart) => {
      const draft = z.decode(draftCodec, body as z.input<typeof draftCodec>)
      const problems = whyNotSave(draft)
      for (const problem of problems) {
        const { field, th, en } = fieldReason(problem)
        expect(messages.has(problem.row.code) && field in encodeDraft(draft)).toBe(true)
        expect(th + en).not.toMatch(/[{}]/)
        refusals.set(problem.row.code, (refusals.get(problem.row.code) ?? 0) + 1)
      }
      if (problems.length > 0) return
      accepted++
      const settled = settleDraft(draft)
      expect(settleDraft(z.decode(draftCodec, encodeDraft(settled)))).toEqual(settled)
      const promotion = promotionToPrice(
        promotionOf('DRAFT', settled),
        cart.lines.map(({ product }) => product.code),
      )
      checkCart({
        ...cart,
        promotions: [promotion, ...cart.promotions.slice(0, accepted % 2)],
        couponPromotionIds: ['DRAFT'],
      })
    }),
    { numRuns: bodies },
  )
  expect(accepted).toBeGreaterThan(bodies / 5)
  expect(accepted).toBeLessThan((bodies * 4) / 5)
  // Each message was met, except those that only the database can tell.
  const met = [...messages].filter((code) => !code.startsWith('promotions.noSuch'))
  expect([...refusals.keys()].sort()).toEqual(met.sort())
})
