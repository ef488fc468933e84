import type { Quantities } from '../priced-cart/cart-to-price.ts'

/** The three carts of a customer: today's prices, prices that start later, and points. */
export const cartKinds = ['normal', 'advance', 'points'] as const
export type CartKind = (typeof cartKinds)[number]

/** The quantities of one product, in any units. */
export type WantedLine = { productCode: string; quantities: Quantities }
export type CartLine = WantedLine & { selected: boolean }
/** A line as the server keeps it. One whose quantities are all 0 was removed: it stays so that another device learns of it. */
export type KeptLine = CartLine & { changedAt: string }

/** The limit of products in a cart, and of lines in an order or a request. */
export const mostCartLines = 300
/** The limit of removed lines that are stored; older ones are dropped. */
export const mostRemovedLines = 300
export const mostOfUnit = 9_999
/** A removed line is stored this long, so that a device that was offline does not add it again. */
export const removedLineDays = 30

export function isRemoved({ quantities }: WantedLine): boolean {
  return quantities.every((quantity) => quantity === 0)
}

/** The lines without removed ones. */
export function standingLines(lines: readonly KeptLine[]): KeptLine[] {
  return lines.filter((line) => !isRemoved(line))
}

/** Merges changes of two devices: a product in both takes the later change. */
export function mergeLines(kept: readonly KeptLine[], changed: readonly KeptLine[]): KeptLine[] {
  return joined(kept, changed, (a, b) => (isLater(b, a) ? b : a))
}

/** Merges a guest's cart: of each quantity the larger one wins, so that merging twice changes nothing. */
export function moveInto(kept: readonly KeptLine[], guest: readonly KeptLine[]): KeptLine[] {
  return joined(kept, standingLines(guest), (a, b) => ({
    productCode: a.productCode,
    quantities: a.quantities.map((quantity, at) => Math.max(quantity, b.quantities[at] ?? 0)) as [
      number,
      number,
      number,
    ],
    selected: b.selected || (a.selected && !isRemoved(a)),
    changedAt: isLater(b, a) ? b.changedAt : a.changedAt,
  }))
}

function joined(
  kept: readonly KeptLine[],
  changed: readonly KeptLine[],
  choose: (a: KeptLine, b: KeptLine) => KeptLine,
): KeptLine[] {
  const lines = new Map(kept.map((line) => [line.productCode, line]))
  for (const line of changed) {
    const mine = lines.get(line.productCode)
    lines.set(line.productCode, mine ? choose(mine, line) : line)
  }
  return [...lines.values()]
}

/** On equal times the larger quantity wins, so that both devices arrive at the same cart. */
function isLater(a: KeptLine, b: KeptLine): boolean {
  const [at, before] = [Date.parse(a.changedAt), Date.parse(b.changedAt)]
  if (at !== before) return at > before
  const place = a.quantities.findIndex((quantity, index) => quantity !== b.quantities[index])
  return place >= 0 ? (a.quantities[place] ?? 0) > (b.quantities[place] ?? 0) : a.selected && !b.selected
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
