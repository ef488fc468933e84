import { Link } from 'react-router'
import type { CardProduct } from '#web/customer/product-cards/card-product.ts'
import { ProductGrid } from '#web/customer/product-cards/product-grid.tsx'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { useSite } from '#web/kit/visit/site.ts'
import { Button } from '#web/ui/button.tsx'
import { ProductCardSkeleton } from '#web/ui/skeleton.tsx'
import { useShopWords } from '#web/words/words.tsx'
import { NothingFound } from './nothing-found.tsx'
import { ProductFilters } from './product-filters.tsx'
import { categoryQuery, type ListCategory, type ProductSearch, withChoice } from './product-search.ts'
import { useListTitle } from './use-list-title.ts'
import { useMoreProducts } from './use-more-products.ts'

type ProductListScreenProps = {
  products: CardProduct[]
  categories: ListCategory[]
  search: ProductSearch
  nearest: string[]
  popular: CardProduct[]
}

export function ProductListScreen({
  products,
  categories,
  search,
  nearest,
  popular,
}: ProductListScreenProps) {
  const say = useShopWords()
  const site = useSite()
  const title = useListTitle(categories, search)
  return (
    <main id="content" className="page-width grid grid-cols-[minmax(0,1fr)] gap-3 pt-3 md:gap-5 md:pt-6">
      <PageHead
        title={title}
        description={search.c1 ? say('product.descriptionOf', { name: title }) : say('product.description')}
        indexed={search.text === '' && search.sort === ''}
        canonicalSearch={categoryQuery(search)}
      />
      <h1 className="text-xl md:text-2xl">{title}</h1>
      <ProductFilters categories={categories} search={search} />
      {products.length === 0 ? (
        <NothingFound search={search} nearest={nearest} popular={popular} />
      ) : (
        // A new filter or centre is a new list: the key drops the pages loaded before.
        <Results
          key={`${site?.visitor?.code}@${site?.visitor?.saleUnit} ${withChoice(search, {})}`}
          first={products}
          search={search}
        />
      )}
    </main>
  )
}

function Results({ first, search }: { first: CardProduct[]; search: ProductSearch }) {
  const say = useShopWords()
  const { products, atEnd, loading, failed, loadMore } = useMoreProducts(first, search)
  return (
    <>
      <h2 className="sr-only">{say('product.results')}</h2>
      <ProductGrid products={products} onFirstScreen />
      {loading ? (
        <div
          aria-hidden
          className="grid grid-cols-2 gap-2 sm:grid-cols-3 md:gap-4 lg:grid-cols-5 xl:grid-cols-6"
        >
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
  )
}
