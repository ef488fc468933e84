import type { CartLine } from '#shop/cart/cart.ts'
import { type CartKey, changeCart, currentCart } from '#web/customer/cart/cart-store.ts'
import type { StoredCart } from '#web/customer/cart/stored-cart.ts'
import { lastSyncedAt } from './last-synced-at.ts'

/**
 * Adds the page's lines to the browser's cart and says whether both are the same then.
 * Keep local lines until the first sync; a page read before the last sync holds an older cart and adds nothing.
 */
export function mergePageCart(key: CartKey, fromServer: readonly CartLine[], readAt: number): boolean {
  if (readAt >= lastSyncedAt(key)) changeCart(key, (now) => joined(now, fromServer))
  return !differs(currentCart(key).lines, fromServer)
}

function joined(now: StoredCart, fromServer: readonly CartLine[]): StoredCart {
  const server = new Map(fromServer.map((line) => [line.productCode, line]))
  const mine = new Set(now.lines.map(({ productCode }) => productCode))
  const own = now.lines.map((line) =>
    Object.hasOwn(now.unsent, line.productCode) ? line : (server.get(line.productCode) ?? line),
  )
  const others = fromServer.filter(
    ({ productCode }) => !mine.has(productCode) && !Object.hasOwn(now.unsent, productCode),
  )
  return { lines: [...others, ...own], unsent: now.unsent }
}

export function differs(a: readonly CartLine[], b: readonly CartLine[]): boolean {
  const asText = (lines: readonly CartLine[]) =>
    lines
      .map(({ productCode, quantities, selected }) => `${productCode} ${quantities} ${selected}`)
      .sort()
      .join('|')
  return asText(a) !== asText(b)
}
