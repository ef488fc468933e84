import type { Both } from '../catalogue/product.ts'
import type { Satang } from '../money/satang.ts'
import type { PricedCart } from '../priced-cart/priced-cart.ts'

/** A line as the customer saw it when they placed the order. */
type SeenLine = { productCode: string; unit: 1 | 2 | 3; amount: Satang }

/** A free product as the customer saw it. */
type SeenGift = { productCode: string; unit: 1 | 2 | 3; quantity: number }

/** What changed since the page was loaded; `left` is in base units, a gift in its own unit. */
export type Difference =
  | { kind: 'price'; productCode: string; name: Both; unit: 1 | 2 | 3; was: Satang; now: Satang }
  | { kind: 'notSold'; productCode: string; name: Both }
  | { kind: 'stock'; productCode: string; name: Both; wanted: number; left: number }
  | { kind: 'gift'; productCode: string; name: Both; unit: 1 | 2 | 3; was: number; now: number }
  | { kind: 'points'; was: number; now: number }
  | { kind: 'total'; was: Satang; now: Satang }

type LineNow = { productCode: string; unit: 1 | 2 | 3; name: Both; amount: Satang }
type Seen = { total: Satang; points: number; lines: readonly SeenLine[] }
type Now = { total: Satang; points: number; lines: readonly LineNow[] }

/** The lines whose price differs from the customer's screen, and the totals when they changed. */
export function priceDifferences(seen: Seen, now: Now): Difference[] {
  const before = new Map(seen.lines.map((line) => [`${line.productCode} ${line.unit}`, line.amount]))
  const lines = now.lines.flatMap(({ productCode, unit, name, amount }): Difference[] => {
    const was = before.get(`${productCode} ${unit}`)
    return was === undefined || was === amount
      ? []
      : [{ kind: 'price', productCode, name, unit, was, now: amount }]
  })
  return [
    ...lines,
    ...(seen.points === now.points ? [] : [{ kind: 'points' as const, was: seen.points, now: now.points }]),
    ...(seen.total === now.total ? [] : [{ kind: 'total' as const, was: seen.total, now: now.total }]),
  ]
}

/** Gifts that differ from those shown, only when one became smaller: more gifts need no new confirmation. */
export function giftDifferences(
  seen: readonly SeenGift[],
  now: readonly SeenGift[],
  nameOf: (code: string) => Both,
): Difference[] {
  const gifts = new Map<string, Omit<SeenGift, 'quantity'> & { was: number; now: number }>()
  const count = (list: readonly SeenGift[], side: 'was' | 'now') => {
    for (const { productCode, unit, quantity } of list) {
      const gift = gifts.get(`${productCode} ${unit}`) ?? { productCode, unit, was: 0, now: 0 }
      gift[side] += quantity
      gifts.set(`${productCode} ${unit}`, gift)
    }
  }
  count(seen, 'was')
  count(now, 'now')
  const changed = [...gifts.values()].filter((gift) => gift.was !== gift.now)
  const lost = changed.some((gift) => gift.now < gift.was)
  return lost ? changed.map((gift) => ({ kind: 'gift', name: nameOf(gift.productCode), ...gift })) : []
}

/** What the customer saw when they pressed the button; gifts only where the client names them. */
type SeenOrder = {
  totalSeen: Satang
  pointsSeen: number
  linesSeen: readonly SeenLine[]
  freeSeen?: readonly SeenGift[] | undefined
}

/** All that is other than what was seen; nothing when it can be ordered as it is. */
export function orderDifferences(
  { totalSeen, pointsSeen, linesSeen, freeSeen }: SeenOrder,
  priced: Pick<PricedCart, 'total' | 'points' | 'lines' | 'freeItems'>,
  nameOf: (code: string) => Both,
): Difference[] {
  const { total, points } = priced
  const gifts = priced.freeItems.map(({ productCode, position, quantity }) => ({
    ...{ productCode, unit: position, quantity },
  }))
  const changedGifts = giftDifferences(freeSeen ?? gifts, gifts, nameOf)
  if (total === totalSeen && points === pointsSeen && changedGifts.length === 0) return []
  const lines = priced.lines.flatMap(({ productCode, rows }) =>
    rows.map(({ position, shown }) => ({
      ...{ productCode, unit: position, name: nameOf(productCode), amount: shown.net },
    })),
  )
  const seen = { total: totalSeen, points: pointsSeen, lines: linesSeen }
  return [...changedGifts, ...priceDifferences(seen, { total, points, lines })]
}
