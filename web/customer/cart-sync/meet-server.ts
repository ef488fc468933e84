import type { CartLine } from '#shop/cart/cart.ts'
import { isEmptyLine, type StoredCart } from '#web/customer/cart/stored-cart.ts'

/** What the server has not heard of; what was removed is a line of nothing. */
export function unsentLines({ lines, unsent }: StoredCart): CartLine[] {
  const byCode = new Map(lines.map((line) => [line.productCode, line]))
  return Object.keys(unsent).map(
    (productCode) => byCode.get(productCode) ?? { productCode, quantities: [0, 0, 0], selected: true },
  )
}

/** The cart as often as it takes to tell all that is unsent, so many products at a time; once when there is nothing to tell. */
export function inParts(cart: StoredCart, most: number): StoredCart[] {
  const waiting = Object.entries(cart.unsent)
  const parts = Array.from({ length: Math.max(1, Math.ceil(waiting.length / most)) }, (_, at) =>
    waiting.slice(at * most, (at + 1) * most),
  )
  return parts.map((part) => ({ lines: cart.lines, unsent: Object.fromEntries(part) }))
}

/**
 * The server's cart with what it has not heard of laid over it: neither side's lines are lost, whatever changed while the answer was on its way.
 * A product the server did not take, because the centre does not sell it, stays here.
 */
export function afterSending(now: StoredCart, sent: StoredCart, fromServer: readonly CartLine[]): StoredCart {
  const server = new Map(fromServer.map((line) => [line.productCode, line]))
  const standing = new Set(now.lines.map(({ productCode }) => productCode))
  const waits = ([code, at]: [string, number]) =>
    sent.unsent[code] !== at || (standing.has(code) && !server.has(code))
  const unsent = Object.fromEntries(Object.entries(now.unsent).filter(waits))
  const kept = now.lines.flatMap((line) =>
    Object.hasOwn(unsent, line.productCode) ? [line] : (server.get(line.productCode) ?? []),
  )
  const others = fromServer.filter(
    ({ productCode }) => !standing.has(productCode) && !Object.hasOwn(unsent, productCode),
  )
  // Our own order stays; what came from another device goes on top.
  return { lines: [...others, ...kept].filter((line) => !isEmptyLine(line)), unsent }
}
