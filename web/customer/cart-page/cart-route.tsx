import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type CartKind, visibleLines } from '#shop/cart/cart.ts'
import { cartFactsContract, readCartContract } from '#shop/cart/cart-contracts.ts'
import { factsOf } from '#web/customer/cart/cart-products.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { inPointsMode } from '#web/kit/visit/points-mode.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { CartScreen } from './cart-screen.tsx'

/** A stored cart comes with the page; a guest's is only in the browser. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { call, locale, findShopper, settings } = visitor
  return showProblems(async () => {
    const [shopper, { minimumOrder, freeShippingMessage, freeShippingMessageEn }, points] = await Promise.all(
      [findShopper(), settings(), inPointsMode(visitor)],
    )
    const kind: CartKind = /\/adv\/?$/.test(url.pathname) ? 'advance' : points ? 'points' : 'normal'
    const readAt = Date.now()
    const hasServerCart = shopper?.kind === 'customer'
    const stored = hasServerCart
      ? await call(readCartContract, { kind })
      : { lines: [], ...(await call(cartFactsContract, { kind, lines: [] })) }
    return {
      kind,
      readAt,
      lines: visibleLines(stored.lines).map(({ productCode, quantities, selected }) => ({
        productCode,
        quantities,
        selected,
      })),
      facts: factsOf(stored, locale),
      minimumOrder,
      freeShipping: locale === 'en' ? freeShippingMessageEn : freeShippingMessage,
    }
  })
}

export default function CartRoute() {
  const data = useLoaderData<typeof loader>()
  return <CartScreen key={data.kind} {...data} />
}
