import { useRef } from 'react'
import type { CartPage } from '#web/customer/cart-sync/use-cart-page.ts'
import { AdviceList } from '#web/customer/order-advice/advice-list.tsx'
import { useAdvice } from '#web/customer/order-advice/use-advice.ts'
import { FillUp } from './fill-up.tsx'

/** Advice for the cart; it loads after the cart itself, and has what was not in it then. */
export default function Advice({ page }: { page: CartPage }) {
  const advice = useAdvice()
  const before = useRef<ReadonlySet<string>>(undefined)
  if (!advice) return null
  // A line taken here stays with its mark, so that nothing moves under the finger.
  before.current ??= new Set(page.lines.map(({ productCode }) => productCode))
  const missing = advice.items.filter(({ productCode }) => !before.current?.has(productCode))
  return (
    <>
      <FillUp page={page} due={missing} />
      {page.cartKey ? (
        <AdviceList id="advice" advice={{ ...advice, items: missing }} cartKey={page.cartKey} />
      ) : null}
    </>
  )
}
