import { Link } from 'react-router'
import { ProductGrid } from '#web/goods/goods.tsx'
import { PageHead } from '#web/kit/page-head.tsx'
import { Button } from '#web/ui/button.tsx'
import { ProductCardSkeleton } from '#web/ui/skeleton.tsx'
import { useShopWords } from '#web/words/words.tsx'
import { NothingFound } from './nothing-found.tsx'
import { ProductFilters } from './product-filters.tsx'
import type { ProductListData } from './product-list-route.tsx'
import { withChoice } from './product-search.ts'
import { useListTitle } from './use-list-title.ts'
import { useMoreProducts } from './use-more-products.ts'

/** A new choice is a new list: the key lets go of what the last one had loaded. */
export function ProductListScreen(data: ProductListData) {
  return <ProductList key={withChoice(data.search, {})} {...data} />
}

function ProductList({ products: first, categories, search, nearest }: ProductListData) {
  const say = useShopWords()
  const { products, atEnd, loading, failed, loadMore } = useMoreProducts(first, search)
  const title = useListTitle(categories, search)
  const { c1, c2, c3 } = search
  return (
    <main id="content" className="page-width grid grid-cols-[minmax(0,1fr)] gap-3 pt-3 md:gap-5 md:pt-6">
      <PageHead
        title={title}
        description={c1 ? say('product.descriptionOf', { name: title }) : say('product.description')}
        indexed={search.text === '' && search.sort === ''}
        canonicalSearch={withChoice(
          { ...search, text: '', type: '', displayGroupId: undefined, displayGroupName: '', promotionId: undefined, sort: '' },
          { c1, c2, c3 },
        ).slice('/product'.length)}
      />
      <h1 className="text-xl md:text-2xl">{title}</h1>
      <ProductFilters categories={categories} search={search} />
      {products.length === 0 ? (
        <NothingFound search={search} nearest={nearest} />
      ) : (
        <>
          <h2 className="sr-only">{say('product.results')}</h2>
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
