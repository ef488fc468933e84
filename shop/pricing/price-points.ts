import { roundPart } from '../money/satang.ts'
import type { ProductRows } from '../priced-cart/cart-rows.ts'
import type { CartProblem, PricedCart, PricedLine } from '../priced-cart/priced-cart.ts'

const nothing = { amount: 0, discount: 0, net: 0 }

/** In points mode a cart has no money, promotions, delivery fee or minimum. */
export function pricePoints(lines: readonly ProductRows[], problems: CartProblem[]): PricedCart {
  const pricedLines = lines.map((line): PricedLine => {
    const { code, pointsPerUnit, units } = line.product
    if (pointsPerUnit <= 0) problems.push({ kind: 'notRedeemable', productCode: code })
    const smallest = units.at(-1)?.rate ?? 1
    const rows = line.rows.map(
      ({ unit: { position, rate, priceType }, quantity, baseUnits }): PricedLine['rows'][number] => {
        const points = roundPart(pointsPerUnit, baseUnits, smallest)
        const why = [{ kind: 'points' as const, pointsPerUnit }]
        return {
          position,
          rate,
          quantity,
          baseUnits,
          price: 0,
          priceType,
          amount: 0,
          discount: 0,
          net: 0,
          shown: { ...nothing },
          promotionId: null,
          points,
          why,
        }
      },
    )
    const points = rows.reduce((sum, row) => sum + row.points, 0)
    const orderable = line.orderable && rows.length > 0 && pointsPerUnit > 0
    return {
      productCode: code,
      rows,
      baseUnits: line.baseUnits,
      amount: 0,
      discount: 0,
      net: 0,
      shown: { ...nothing },
      points,
      orderable,
    }
  })
  return {
    mode: 'points',
    lines: pricedLines,
    freeItems: [],
    promotions: [],
    couponPromotionIdsUsed: [],
    hints: [],
    vatGroups: [],
    subtotal: 0,
    subtotalWithVat: 0,
    discount: 0,
    deliveryFee: 0,
    vat: 0,
    vatOnTop: 0,
    cashRounding: 0,
    total: 0,
    shown: { subtotal: 0, discount: 0, delivery: 0, cashRounding: 0, total: 0 },
    points: pricedLines.reduce((sum, line) => sum + line.points, 0),
    pointsEarned: 0,
    missingToFreeDelivery: 0,
    missingToMinimum: 0,
    needs: pricedLines.map(({ productCode, baseUnits }) => ({ productCode, baseUnits })),
    problems,
    warnings: [],
  }
}
