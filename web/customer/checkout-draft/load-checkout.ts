import { type CartKind, visibleLines } from '#shop/cart/cart.ts'
import { cartFactsContract, readCartContract } from '#shop/cart/cart-contracts.ts'
import { checkoutOptionsContract, checkoutPreviewContract } from '#shop/checkout/checkout-contracts.ts'
import { factsOf } from '#web/customer/cart/cart-products.ts'
import { selectedLines } from '#web/customer/placing/checkout-draft.ts'
import { optionsInWords } from '#web/customer/placing/options-in-words.ts'
import { inPointsMode } from '#web/kit/visit/points-mode.ts'
import type { Visitor } from '#web/kit/visit/visitor.ts'

/** What can be chosen, and the order as the server's cart has it; the browser's own cart is priced once the page runs. */
export async function loadCheckout(url: URL, visitor: Visitor) {
  const { call, locale, findShopper } = visitor
  const [shopper, points] = await Promise.all([findShopper(), inPointsMode(visitor)])
  const kind: CartKind = /\/adv\/?$/.test(url.pathname) ? 'advance' : points ? 'points' : 'normal'
  const readAt = Date.now()
  const cart =
    shopper?.kind === 'customer'
      ? await call(readCartContract, { kind })
      : { lines: [], ...(await call(cartFactsContract, { kind, lines: [] })) }
  const lines = visibleLines(cart.lines)
  const selected = selectedLines(lines)
  const [options, preview] = await Promise.all([
    call(checkoutOptionsContract, { kind, productCodes: selected.map(({ productCode }) => productCode) }),
    selected.length > 0 && kind !== 'advance'
      ? call(checkoutPreviewContract, { kind, lines: selected, deliveryMethod: 'DELIVERY', freeChoices: [] })
      : null,
  ])
  return {
    kind,
    readAt,
    /** An address that was added on the way: see `web/customer/addresses/address-route.tsx`. */
    chosen: Object.fromEntries(
      (['shipTo', 'billTo'] as const).flatMap((name) =>
        url.searchParams.has(name) ? [[name, url.searchParams.get(name)?.slice(0, 36)]] : [],
      ),
    ) as { shipTo?: string; billTo?: string },
    lines: lines.map(({ productCode, quantities, selected }) => ({ productCode, quantities, selected })),
    facts: factsOf(cart, locale),
    options: optionsInWords(options, locale),
    preview,
  }
}
export type CheckoutData = Awaited<ReturnType<typeof loadCheckout>>
