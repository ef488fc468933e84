import type { Satang } from '../money/satang.ts'
import type { VatLine } from '../money/vat.ts'
import { type PriceType, vatOf } from '../money/vat.ts'
import { roundingOf } from '../priced-cart/shown-figures.ts'

/** A line as ordered. */
export type LineToShorten = {
  line: number
  quantity: number
  price: Satang
  priceType: PriceType
  discount: Satang
  points: number
  free: boolean
  /** The lines whose purchase earned this gift; empty for what is bought. */
  earnedBy: readonly number[]
}
export type OrderToShorten<Line extends LineToShorten = LineToShorten> = {
  lines: readonly Line[]
  deliveryFee: Satang
  /** Null for old orders, whose fee belongs to no VAT group. */
  feePriceType: PriceType | null
  vatPercent: number
  /** The step cash is rounded down to; 0 where nothing is paid in cash. */
  cashStep: Satang
}

export type DeliveredLine<Line extends LineToShorten> = Line & { delivered: number; amount: Satang }
/** The sums of what is delivered. */
export type DeliveredSums = {
  goods: Satang
  discount: Satang
  vat: Satang
  vatGroups: VatLine[]
  cashRounding: Satang
  total: Satang
  points: number
}

/**
 * An order of which not everything is there. Each piece costs what was agreed: its price, and its part of the
 * discount, rounded in the customer's favour.
 */
export function shortenOrder<Line extends LineToShorten>(
  { lines, deliveryFee, feePriceType, vatPercent, cashStep }: OrderToShorten<Line>,
  /** The quantity that is there, by line; the others are delivered whole. */
  there: ReadonlyMap<number, number>,
): { lines: DeliveredLine<Line>[]; sums: DeliveredSums } {
  const quantities = deliveredQuantities(lines, there)
  const delivered = lines.map((line): DeliveredLine<Line> => {
    const quantity = quantities.get(line.line) ?? 0
    return {
      ...line,
      delivered: quantity,
      amount: line.price * quantity,
      discount: partOf(line.discount, quantity, line.quantity),
      points: Math.floor((line.points * quantity) / Math.max(1, line.quantity)),
    }
  })
  const vatGroups = ([1, 2, 0] as const).flatMap((priceType): VatLine[] => {
    const own = delivered.filter((line) => line.priceType === priceType && line.delivered > 0)
    const fee = feePriceType === priceType ? deliveryFee : 0
    if (own.length === 0 && fee === 0) return []
    const worth = sumOf(own, ({ amount, discount }) => amount - discount) + fee
    const vat = vatOf(worth, priceType, vatPercent)
    const net = priceType === 1 ? worth - vat : worth
    return [{ priceType, percent: priceType === 0 ? 0 : vatPercent, net, vat, gross: net + vat }]
  })
  const feeApart = feePriceType === null ? deliveryFee : 0
  const exact = sumOf(vatGroups, ({ gross }) => gross) + feeApart
  const cashRounding = roundingOf(exact, cashStep)
  return {
    lines: delivered,
    sums: {
      goods: sumOf(delivered, ({ amount }) => amount),
      discount: sumOf(delivered, ({ discount }) => discount),
      vat: sumOf(vatGroups, ({ vat }) => vat),
      vatGroups,
      cashRounding,
      total: exact + cashRounding,
      points: sumOf(
        delivered.filter(({ free }) => !free),
        ({ points }) => points,
      ),
    },
  }
}

/** A gift stays as promised while anything that earned it is delivered: the centre ran short, not the customer. */
function deliveredQuantities(
  lines: readonly LineToShorten[],
  there: ReadonlyMap<number, number>,
): Map<number, number> {
  const quantities = new Map(
    lines.map(({ line, quantity }) => [line, Math.min(quantity, Math.max(0, there.get(line) ?? quantity))]),
  )
  for (const { line, earnedBy } of lines)
    if (earnedBy.length > 0 && earnedBy.every((earner) => (quantities.get(earner) ?? 0) === 0))
      quantities.set(line, 0)
  return quantities
}

/** The part of a figure for some of the pieces, rounded up. */
function partOf(figure: number, pieces: number, all: number): number {
  return all === 0 ? 0 : Number((BigInt(figure) * BigInt(pieces) + BigInt(all - 1)) / BigInt(all))
}

function sumOf<Item>(items: readonly Item[], figure: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + figure(item), 0)
}
