import { useEffect, useState } from 'react'
import { AccountFrame } from '#web/customer/account/account-frame.tsx'
import type { CardProduct } from '#web/customer/product-cards/card-product.ts'
import { ProductGrid } from '#web/customer/product-cards/product-grid.tsx'
import { mergeServerWishlist } from '#web/customer/wishlist/wishlist.ts'
import { changeWishlist, useWishlist, useWishlistKey } from '#web/customer/wishlist/wishlist-store.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useReadingWords } from '#web/words/customer/reading-words.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'
import type { WishlistPageCalls } from './wishlist-page-calls.ts'

const ask = callsOf<WishlistPageCalls>()
const mostAtOnce = 60

type WishlistData = { products: CardProduct[]; codes: string[] }

export function WishlistScreen(data: WishlistData) {
  const say = useShopWords()
  const read = useReadingWords()
  const shown = useWishlistProducts(data)
  return (
    <AccountFrame title={say('page.wishlist')} wide>
      {shown.length === 0 ? (
        <EmptyState
          drawing="nothing-found"
          title={read('wishlist.empty')}
          text={read('wishlist.emptyBody')}
          action={<LinkButton to={paths.products}>{say('product.showAll')}</LinkButton>}
        />
      ) : (
        <>
          <h2 className="sr-only">{say('product.results')}</h2>
          <ProductGrid products={shown} onFirstScreen />
        </>
      )}
    </AccountFrame>
  )
}

/** The server's list with this browser's unsent changes applied; products it does not hold yet are loaded. */
function useWishlistProducts({ products: fromServer, codes: onServer }: WishlistData): CardProduct[] {
  const key = useWishlistKey()
  const { codes } = useWishlist()
  const locale = useLocale()
  const [isSynced, setIsSynced] = useState(false)
  const [added, setAdded] = useState<CardProduct[]>([])

  useEffect(() => {
    if (key) changeWishlist(key, (now) => mergeServerWishlist(now, {}, onServer, Date.now()))
    setIsSynced(true)
  }, [key, onServer])

  const listed = new Set(fromServer.map(({ code }) => code))
  const missing = isSynced ? codes.filter((code) => !listed.has(code)) : []
  const missingCodes = missing.slice(0, mostAtOnce).join('\n')
  useEffect(() => {
    if (missingCodes === '') return
    let isHere = true
    void ask(locale, 'productCards', { codes: missingCodes.split('\n') }).then((result) => {
      if (isHere && result.kind === 'ok') setAdded(result.answer.products)
    })
    return () => {
      isHere = false
    }
  }, [locale, missingCodes])
  const known = new Map([...added, ...fromServer].map((product) => [product.code, product]))
  return isSynced
    ? codes.map((code) => known.get(code)).filter((product) => product !== undefined)
    : fromServer
}
