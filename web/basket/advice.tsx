import { FillUp } from './fill-up.tsx'
import { SuggestedOrder } from './suggested-order.tsx'
import type { CartPage } from './use-cart-page.ts'

/** What else might go into the cart; it comes after the cart itself, since it only advises. */
export default function Advice({ page }: { page: CartPage }) {
  return (
    <>
      <FillUp page={page} />
      <SuggestedOrder page={page} />
    </>
  )
}
