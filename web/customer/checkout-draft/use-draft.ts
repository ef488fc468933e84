import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CartKey } from '#web/customer/cart/cart-store.ts'
import type { CheckoutDraft } from '#web/customer/placing/checkout-draft.ts'
import { storeChoices, storedChoices } from '#web/customer/placing/stored-choices.ts'
import type { CheckoutData } from './load-checkout.ts'
import { proposeDraft } from './propose-draft.ts'

type Data = Pick<CheckoutData, 'kind' | 'options' | 'chosen'>

/** The customer's own choices over what is proposed; they outlast a reload and a visit to another page. */
export function useDraft({ kind, options, chosen }: Data, cart: CartKey | undefined) {
  const [own, setOwn] = useState<Partial<CheckoutDraft>>(chosen)
  const arrived = useRef(chosen)
  useEffect(() => {
    if (!cart) return
    const { current } = arrived
    // An address just added came with the URL; stored as a choice, the URL need no longer name it.
    if (Object.keys(current).length > 0) {
      storeChoices(cart, current)
      history.replaceState(history.state, '', location.pathname)
      arrived.current = {}
    }
    setOwn((now) => ({ ...storedChoices(cart), ...now }))
  }, [cart])
  const choose = useCallback(
    (change: Partial<CheckoutDraft>) => {
      setOwn((now) => ({ ...now, ...change }))
      if (cart) storeChoices(cart, change)
    },
    [cart],
  )
  const draft = useMemo(() => proposeDraft(options, kind, own), [options, kind, own])
  return { draft, choose }
}
