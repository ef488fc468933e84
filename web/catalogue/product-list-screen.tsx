import { Link } from 'react-router'
import { pick } from '#shop/words/locale.ts'
import { PageHead } from '#web/kit/page-head.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChipLink } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ProductCardSkeleton } from '#web/ui/skeleton.tsx'
import { useLocale, useShopWords } from '#web/words/words.tsx'
import { ProductGrid } from './product-grid.tsx'
import type { ProductListData } from './product-list-route.tsx'
import { withChoice } from './product-search.ts'
import { useMoreProducts } from './use-more-products.ts'

/** A new choice is a new list: the key lets go of what the last one had loaded. */
export function ProductListScreen(data: ProductListData) {
  return <ProductList key={withChoice(data.search, {})} {...data} />
}

function ProductList({ products: first, categories, search }: ProductListData) {
  const say = useShopWords()
  const { products, atEnd, loading, failed, loadMore } = useMoreProducts(first, search)
  const title = useTitle({ products: first, categories, search })
  return (
    <main id="content" className="page-width grid grid-cols-[minmax(0,1fr)] gap-3 pt-3 md:gap-5 md:pt-6">
      <PageHead
        title={title}
        description={say('product.description')}
        indexed={search.text === ''}
        canonicalSearch={search.c1 ? `?c1=${encodeURIComponent(search.c1)}` : ''}
      />
      <h1 className="text-xl md:text-2xl">{title}</h1>
      <Filters categories={categories} search={search} />
      {products.length === 0 ? (
        <EmptyState
          drawing="nothing-found"
          title={say('product.none')}
          text={say('product.noneBody')}
          action={<LinkButton to="/product">{say('product.showAll')}</LinkButton>}
        />
      ) : (
        <>
          <ProductGrid products={products} onFirstScreen />
          {loading ? (
            <div aria-hidden className="grid grid-cols-2 gap-2 sm:grid-cols-3 md:gap-4 lg:grid-cols-5 xl:grid-cols-6">
              {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
                <ProductCardSkeleton key={place} />
              ))}
            </div>
          ) : null}
          <div className="grid justify-items-center gap-2 py-4">
            {failed ? <p className="text-danger">{say('product.failed')}</p> : null}
            {atEnd ? (
              <p className="text-muted text-sm">{say('product.end')}</p>
            ) : (
              <Button variant="secondary" loading={loading} onClick={loadMore}>
                {failed ? say('app.tryAgain') : say('product.more')}
              </Button>
            )}
            <noscript>
              <Link to={withChoice(search, { skip: search.skip + first.length })}>{say('product.more')}</Link>
            </noscript>
          </div>
        </>
      )}
    </main>
  )
}

function useTitle({ categories, search }: ProductListData): string {
  const say = useShopWords()
  const locale = useLocale()
  if (search.text) return say('product.found', { text: search.text })
  const category = categories.find(({ level, code }) => (search.c2 ? level === 2 && code === search.c2 : level === 1 && code === search.c1))
  if (category) return pick(locale, category.name, category.nameEn)
  if (search.displayGroupName) return search.displayGroupName
  const byType = {
    '': say('product.title'),
    suggest: say('home.recommended'),
    BEST_SELLER: say('product.bestSellers'),
    HOTDEAL: say('home.hotDeals'),
    NEW: say('home.new'),
    PROMOTION: say('menu.promotion'),
  }
  return byType[search.type]
}

function Filters({ categories, search }: Pick<ProductListData, 'categories' | 'search'>) {
  const say = useShopWords()
  const locale = useLocale()
  const inside = search.c1 ? categories.filter(({ level, h1 }) => level === 2 && h1 === search.c1) : []
  const level1 = categories.filter(({ level }) => level === 1)
  const sorts = [
    { sort: '', text: say('product.sortPopular') },
    { sort: 'asc', text: say('product.sortCheap') },
    { sort: 'desc', text: say('product.sortDear') },
  ] as const
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <nav
        aria-label={say('header.categories')}
        className="no-scrollbar -mx-3 flex gap-2 overflow-x-auto px-3 py-0.5 md:mx-0 md:flex-wrap md:px-0"
      >
        <ChipLink to={withChoice(search, { c1: undefined, c2: undefined, c3: undefined })} chosen={!search.c1} className="shrink-0">
          {say('drawer.all')}
        </ChipLink>
        {level1.map((category) => (
          <ChipLink
            key={category.code}
            to={withChoice(search, { c1: category.code, c2: undefined, c3: undefined })}
            chosen={search.c1 === category.code}
            className="shrink-0"
          >
            {pick(locale, category.name, category.nameEn)}
          </ChipLink>
        ))}
      </nav>
      {inside.length > 0 ? (
        <nav
          aria-label={say('header.categories')}
          className="no-scrollbar -mx-3 flex gap-2 overflow-x-auto px-3 py-0.5 md:mx-0 md:flex-wrap md:px-0"
        >
          {inside.map((category) => (
            <ChipLink
              key={category.code}
              size="sm"
              to={withChoice(search, { c2: search.c2 === category.code ? undefined : category.code, c3: undefined })}
              chosen={search.c2 === category.code}
              className="shrink-0"
            >
              {pick(locale, category.name, category.nameEn)}
            </ChipLink>
          ))}
        </nav>
      ) : null}
      <nav
        aria-label={say('product.sortBy')}
        className="no-scrollbar -mx-3 flex items-center gap-2 overflow-x-auto px-3 py-0.5 md:mx-0 md:px-0"
      >
        <span className="shrink-0 text-muted text-sm">{say('product.sortBy')}</span>
        {sorts.map(({ sort, text }) => (
          <ChipLink
            key={sort}
            size="sm"
            to={withChoice(search, { sort })}
            chosen={search.sort === sort}
            preventScrollReset
            className="shrink-0"
          >
            {text}
          </ChipLink>
        ))}
      </nav>
    </div>
  )
}
