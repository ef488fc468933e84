import { useEffect, useState } from 'react'
import { pick } from '#shop/words/locale.ts'
import {
  forgetMovedGuestCart,
  type MovedGuestCart,
  readMovedGuestCart,
} from '#web/customer/cart-sync/moved-guest-cart.ts'
import type { CartPage } from '#web/customer/cart-sync/use-cart-page.ts'
import { useSite } from '#web/kit/visit/site.ts'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { changedBySignIn } from './changed-by-sign-in.ts'
import { PriceChanges } from './price-changes.tsx'

/** Shows once, line by line, what the sign-in changed in the guest's cart. */
export default function MovedNoteText({ page }: { page: CartPage }) {
  const say = useOrderWords()
  const locale = useLocale()
  const site = useSite()
  const [moved, setMoved] = useState<MovedGuestCart>()
  const { cartKey, state, lines } = page
  // The note is written during the merge, so it is read again whenever a merge may have finished.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a finished sync or other lines may have brought one
  useEffect(() => setMoved(cartKey && readMovedGuestCart(cartKey)), [cartKey, state, lines])
  const changed =
    moved && state === 'quiet' && changedBySignIn(moved, lines, page.products, site?.visitor?.saleUnit ?? '')
  if (!changed || !cartKey) return null
  const { centre } = site ?? {}
  const name = centre ? pick(locale, centre.name, centre.nameEn) : ''
  return (
    <PriceChanges
      title={changed.centre ? say('cart.movedCentre', { centre: name }) : say('cart.movedPrices')}
      changes={changed.prices}
      onUnderstood={() => {
        forgetMovedGuestCart(cartKey)
        setMoved(undefined)
      }}
    >
      {changed.notSold > 0 ? <p>{say('cart.movedNotSold', { count: changed.notSold })}</p> : null}
    </PriceChanges>
  )
}
