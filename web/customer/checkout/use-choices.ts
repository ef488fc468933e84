import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CartKey } from '#web/customer/cart/cart-store.ts'
import { keepChoices, keptChoices } from '#web/customer/placing/kept-choices.ts'
import type { Choices } from '#web/customer/placing/wanted.ts'
import type { CheckoutData } from './checkout-route.tsx'
import { firstChoices } from './first-choices.ts'

type Data = Pick<CheckoutData, 'kind' | 'options' | 'chosen'>

/** The customer's own choices over what is proposed. They outlast a reload and a way to another page; what they name and is gone is proposed anew. */
export function useChoices({ kind, options, chosen }: Data, cart: CartKey | undefined) {
  const [own, setOwn] = useState<Partial<Choices>>(chosen)
  const arrived = useRef(chosen)
  useEffect(() => {
    if (!cart) return
    const { current } = arrived
    // An address that was just added came with the page; it is kept like any other choice, so that the page's own address need not name it.
    if (Object.keys(current).length > 0) {
      keepChoices(cart, current)
      history.replaceState(history.state, '', location.pathname)
      arrived.current = {}
    }
    setOwn((now) => ({ ...keptChoices(cart), ...now }))
  }, [cart])
  const choose = useCallback(
    (change: Partial<Choices>) => {
      setOwn((now) => ({ ...now, ...change }))
      if (cart) keepChoices(cart, change)
    },
    [cart],
  )
  const choices = useMemo(() => firstChoices(options, kind, own), [options, kind, own])
  return { choices, choose }
}
