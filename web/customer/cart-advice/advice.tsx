import type { CartPage } from '#web/customer/cart-sync/use-cart-page.ts'
import { FillUp } from './fill-up.tsx'
import { SuggestedOrder } from './suggested-order.tsx'
import { useSuggested } from './use-suggested.ts'

/** Suggestions for the cart; they load after the cart itself. */
export default function Advice({ page }: { page: CartPage }) {
  const due = useSuggested(page)
  return (
    <>
      {due ? <FillUp page={page} due={due} /> : null}
      {due && page.cartKey ? <SuggestedOrder items={due} cartKey={page.cartKey} /> : null}
    </>
  )
}
