import type { CartLine } from '#shop/cart/cart.ts'
import { isEmptyLine, type StoredCart } from '#web/customer/cart/stored-cart.ts'

/** Lines the server does not know yet; a removed product is a line with quantity 0. */
export function unsentLines({ lines, unsent }: StoredCart): CartLine[] {
  const byCode = new Map(lines.map((line) => [line.productCode, line]))
  return Object.keys(unsent).map(
    (productCode) => byCode.get(productCode) ?? { productCode, quantities: [0, 0, 0], selected: true },
  )
}

/** The cart once for each batch of unsent products; once when nothing is unsent, to load the server's cart. */
export function inParts(cart: StoredCart, most: number): StoredCart[] {
  const waiting = Object.entries(cart.unsent)
  const parts = Array.from({ length: Math.max(1, Math.ceil(waiting.length / most)) }, (_, at) =>
    waiting.slice(at * most, (at + 1) * most),
  )
  return parts.map((part) => ({ lines: cart.lines, unsent: Object.fromEntries(part) }))
}

/**
 * The server's cart with the unsent local changes applied, so that neither side loses a line.
 * A product the server did not take, because the centre does not sell it, stays here.
 */
export function mergeServerCart(
  now: StoredCart,
  sent: StoredCart,
  fromServer: readonly CartLine[],
): StoredCart {
  const server = new Map(fromServer.map((line) => [line.productCode, line]))
  const inBrowser = new Set(now.lines.map(({ productCode }) => productCode))
  const waits = ([code, at]: [string, number]) =>
    sent.unsent[code] !== at || (inBrowser.has(code) && !server.has(code))
  const unsent = Object.fromEntries(Object.entries(now.unsent).filter(waits))
  const own = now.lines.flatMap((line) =>
    Object.hasOwn(unsent, line.productCode) ? [line] : (server.get(line.productCode) ?? []),
  )
  const others = fromServer.filter(
    ({ productCode }) => !inBrowser.has(productCode) && !Object.hasOwn(unsent, productCode),
  )
  // Local lines keep their order; lines from another device go on top.
  return { lines: [...others, ...own].filter((line) => !isEmptyLine(line)), unsent }
}
