import { expect, test } from 'vitest'
import { aCart, tea, water } from '#checks/pricing/pricing-examples.ts'
import { priceCart } from '../pricing/price-cart.ts'

test.each(['money', 'points'] as const)(
  'a quantity of a unit that is not sold is told by its place, and the line cannot be ordered (%s)',
  (mode) => {
    const pointed = { ...water, pointsPerUnit: 10 }
    const { problems, lines } = priceCart(
      aCart({ mode, lines: [{ product: pointed, quantities: [1, 2, 3] }] }),
    )
    expect(problems).toEqual([{ kind: 'unitNotSold', productCode: 'WATER', position: 3 }])
    expect(lines).toMatchObject([{ orderable: false, baseUnits: 26 }])
  },
)

test('it costs nothing and hides nothing: what is sold is priced, and other lines stay orderable', () => {
  const priced = priceCart(
    aCart({
      lines: [
        { product: water, quantities: [1, 0, 5] },
        { product: tea, quantities: [2, 0, 0] },
      ],
    }),
  )
  expect(priced).toMatchObject({
    total: 25_800,
    lines: [
      { net: 22_800, orderable: false },
      { net: 3_000, orderable: true },
    ],
  })
})

test('of goods of one unit the second and third are told each', () => {
  const { problems, total, lines } = priceCart(aCart({ lines: [{ product: tea, quantities: [0, 1, 1] }] }))
  expect(problems).toEqual([
    { kind: 'unitNotSold', productCode: 'TEA', position: 2 },
    { kind: 'unitNotSold', productCode: 'TEA', position: 3 },
  ])
  expect({ total, orderable: lines[0]?.orderable }).toEqual({ total: 0, orderable: false })
})
