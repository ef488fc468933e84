import { useState } from 'react'
import { pageSize } from '#shop/catalogue/product.ts'
import type { CardProduct } from '#web/customer/product-cards/card-product.ts'
import { askServer } from '#web/kit/calls/ask-server.ts'
import { useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { useLocale } from '#web/words/words.tsx'
import type { MoreProducts } from './more-products-route.ts'
import { type ProductSearch, withChoice } from './product-search.ts'

type More = {
  products: CardProduct[]
  atEnd: boolean
  loading: boolean
  failed: boolean
  loadMore: () => void
}
type Loaded = { more: CardProduct[]; atEnd: boolean }

// Loaded pages are cached for the life of the tab, so that going back finds the same scroll position.
const loadedPages = new Map<string, Loaded>()

/**
 * The list beyond its first page: each step loads twelve more until a response is empty; a failed one can be
 * retried.
 */
export function useMoreProducts(first: CardProduct[], search: ProductSearch): More {
  const locale = useLocale()
  const visitor = useSite()?.visitor
  // Prices depend on the customer and the centre.
  const key = `${visitor?.code}@${visitor?.saleUnit} ${withChoice(search, { skip: search.skip })}`
  const [{ more, atEnd }, setLoaded] = useState<Loaded>(
    () => loadedPages.get(key) ?? { more: [], atEnd: first.length < pageSize },
  )
  const [request, setRequest] = useState<'idle' | 'loading' | 'failed'>('idle')

  async function loadMore(): Promise<void> {
    if (request === 'loading') return
    setRequest('loading')
    const next = withChoice(search, { skip: search.skip + first.length + more.length })
    const path = next.replace(paths.products, paths.moreProducts)
    const result = await askServer<MoreProducts>(inLanguage(locale, path))
    if (result.kind !== 'ok') return setRequest('failed')
    const { products } = result.answer
    const known = new Set([...first, ...more].map((product) => product.code))
    const loaded = {
      more: [...more, ...products.filter((product) => !known.has(product.code))],
      atEnd: products.length === 0,
    }
    loadedPages.set(key, loaded)
    setLoaded(loaded)
    setRequest('idle')
  }

  return {
    products: more.length > 0 ? [...first, ...more] : first,
    atEnd,
    loading: request === 'loading',
    failed: request === 'failed',
    loadMore: () => void loadMore(),
  }
}
