import type { Quantities } from '../priced-cart/cart-to-price.ts'

/** The three carts of a customer: today's prices, prices that start later, and points. */
export const cartKinds = ['normal', 'advance', 'points'] as const
export type CartKind = (typeof cartKinds)[number]

/** The quantities of one product, in any units. */
export type ProductQuantities = { productCode: string; quantities: Quantities }
export type CartLine = ProductQuantities & { selected: boolean }
/** A line as the server keeps it. One whose quantities are all 0 was removed: it stays so that another device learns of it. */
export type SavedLine = CartLine & { changedAt: string }

/** The limit of products in a cart, and of lines in an order or a request. */
export const mostCartLines = 300
/** The limit of removed lines that are stored; older ones are dropped. */
export const mostRemovedLines = 300
export const mostOfUnit = 9_999
/** A removed line is stored this long, so that a device that was offline does not add it again. */
export const removedLineDays = 30

export function isRemoved({ quantities }: ProductQuantities): boolean {
  return quantities.every((quantity) => quantity === 0)
}

/** The lines without removed ones. */
export function visibleLines(lines: readonly SavedLine[]): SavedLine[] {
  return lines.filter((line) => !isRemoved(line))
}

// No device was offline longer, and PostgreSQL rejects dates thousands of years ago.
const longestAgo = 10 * 365 * 86_400_000

/** The time of a change by the server's clock, so that a wrong clock on a phone has no effect. */
export function byServerClock(changedAt: string | undefined, sentAt: string | undefined, now: Date): string {
  const ago = Date.parse(sentAt ?? '') - Date.parse(changedAt ?? '')
  return new Date(
    now.getTime() - (Number.isNaN(ago) ? 0 : Math.min(Math.max(0, ago), longestAgo)),
  ).toISOString()
}
