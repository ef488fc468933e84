import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { CartKind } from '#shop/cart/cart.ts'
import { standingLines } from '#shop/cart/cart.ts'
import { cartFactsContract, readCartContract } from '#shop/cart/cart-contracts.ts'
import { checkoutOptionsContract, checkoutPreviewContract } from '#shop/checkout/checkout-contracts.ts'
import { factsOf } from '#web/customer/cart/cart-goods.ts'
import { optionsInWords } from '#web/customer/placing/options-in-words.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { inPointsMode } from '#web/kit/visit/points-mode.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { CheckoutScreen } from './checkout-screen.tsx'

/** All there is to choose, and the order as the kept cart has it; a cart kept in the browser alone is asked for once the page is awake. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { call, locale, findShopper } = visitor
  return showProblems(async () => {
    const [shopper, points] = await Promise.all([findShopper(), inPointsMode(visitor)])
    const kind: CartKind = /\/adv\/?$/.test(url.pathname) ? 'advance' : points ? 'points' : 'normal'
    const keeps = shopper?.kind === 'customer'
    const readAt = Date.now()
    const kept = keeps
      ? await call(readCartContract, { kind })
      : { lines: [], ...(await call(cartFactsContract, { kind, lines: [] })) }
    const lines = standingLines(kept.lines)
    const wanted = lines
      .filter(({ selected }) => selected)
      .map(({ productCode, quantities }) => ({ productCode, quantities }))
    const [options, preview] = await Promise.all([
      call(checkoutOptionsContract, { kind, productCodes: wanted.map(({ productCode }) => productCode) }),
      wanted.length > 0 && kind !== 'advance'
        ? call(checkoutPreviewContract, { kind, lines: wanted, deliveryMethod: 'DELIVERY', freeChoices: [] })
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
      facts: factsOf(kept, locale),
      options: optionsInWords(options, locale),
      preview,
    }
  })
}
export type CheckoutData = Awaited<ReturnType<typeof loader>>

export default function CheckoutRoute() {
  const data = useLoaderData<typeof loader>()
  return <CheckoutScreen key={data.kind} {...data} />
}
