import { useEffect } from 'react'
import type { CartKind } from '#shop/cart/cart.ts'
import { useCartKey } from '#web/customer/cart/use-cart.ts'
import { shopperMark } from '#web/kit/calls/one-shopper.ts'
import { useSite } from '#web/kit/visit/site.ts'
import { useLocale } from '#web/words/words.tsx'
import { startCartSyncLoop } from './cart-sync-loop.ts'
import { loadSender } from './load-sender.ts'

/** Whether this visitor's cart is kept on the server; a guest's stays in the browser. */
export function useHasServerCart(): boolean {
  const visitor = useSite()?.visitor
  return visitor !== undefined && !visitor.isGuest
}

/** Syncs the customer's carts: shortly after the last change, and when the browser is online again. */
export function CartSync() {
  const hasServerCart = useHasServerCart()
  const pointsMode = useSite()?.pointsMode
  return (
    <>
      {hasServerCart ? <SyncOneCart kind="normal" /> : null}
      {hasServerCart ? <SyncOneCart kind="advance" /> : null}
      {hasServerCart && pointsMode ? <SyncOneCart kind="points" /> : null}
    </>
  )
}

function SyncOneCart({ kind }: { kind: CartKind }) {
  const key = useCartKey(kind)
  const locale = useLocale()
  const mark = shopperMark(useSite()?.visitor)
  useEffect(() => {
    if (!key) return
    return startCartSyncLoop(key, kind, async () => {
      const { sendCart } = await loadSender()
      return sendCart({ key, kind, locale, hasServerCart: true, mark }, false)
    })
  }, [key, kind, locale, mark])
  return null
}
