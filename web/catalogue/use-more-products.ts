import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { pageSize } from '#shop/catalogue/product.ts'
import type { CardProduct } from '#web/goods/goods.tsx'
import type { loader } from './product-list-route.tsx'
import { type ProductSearch, withChoice } from './product-search.ts'

type More = { products: CardProduct[]; atEnd: boolean; loading: boolean; failed: boolean; loadMore: () => void }

// What was loaded stays for the life of the tab, so that coming back finds the same place.
const kept = new Map<string, { more: CardProduct[]; atEnd: boolean }>()

/** The list beyond its first page: each step skips twelve more, an empty answer ends it. */
export function useMoreProducts(first: CardProduct[], search: ProductSearch): More {
  const key = withChoice(search, { skip: search.skip })
  const [state, setState] = useState(() => kept.get(key) ?? { more: [], atEnd: first.length < pageSize })
  const fetcher = useFetcher<typeof loader>({ key })
  const seen = useRef<unknown>(undefined)
  const answer = fetcher.data

  useEffect(() => {
    if (!answer || answer === seen.current) return
    seen.current = answer
    setState(({ more }) => {
      const known = new Set([...first, ...more].map((product) => product.code))
      const next = {
        more: [...more, ...answer.products.filter((product) => !known.has(product.code))],
        atEnd: answer.products.length === 0,
      }
      kept.set(key, next)
      return next
    })
  }, [answer, first, key])

  const asked = useRef(false)
  if (fetcher.state !== 'idle') asked.current = true
  const failed = asked.current && fetcher.state === 'idle' && answer === undefined
  const loaded = first.length + state.more.length
  return {
    products: state.more.length > 0 ? [...first, ...state.more] : first,
    atEnd: state.atEnd,
    loading: fetcher.state !== 'idle',
    failed,
    loadMore: () => fetcher.load(withChoice(search, { skip: search.skip + loaded })),
  }
}
