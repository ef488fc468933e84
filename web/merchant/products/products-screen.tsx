import { FileSpreadsheet, FolderTree, Plus } from 'lucide-react'
import type { MerchantProduct } from '#shop/merchant-products/merchant-product-wire.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { Pager } from '#web/merchant/lists/pager.tsx'
import { useSelection } from '#web/merchant/lists/use-selection.ts'
import * as importPaths from '#web/paths/import-paths.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as productPaths from '#web/paths/product-paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useMerchantWords } from '#web/words/words.tsx'
import { BulkActive } from './bulk-active.tsx'
import { ProductFilters, type ProductOptions } from './product-filters.tsx'
import { type ProductQuery, productQueryOf } from './product-query.ts'
import { ProductTable } from './product-table.tsx'
import { ScanProduct } from './scan-product.tsx'

type ProductsScreenProps = {
  query: ProductQuery
  products: readonly MerchantProduct[]
  hasNext: boolean
  options: ProductOptions
  mayChange: boolean
}

/** The products of a centre, on sale or not; a scanner finds one from anywhere on the page. */
export function ProductsScreen({ query, products, hasNext, options, mayChange }: ProductsScreenProps) {
  const say = useProductWords()
  const sayMerchant = useMerchantWords()
  const selection = useSelection(products.map(({ code }) => code))
  const to = (changed: Record<string, string | undefined>) =>
    withQuery(merchantPaths.products, productQueryOf(query, changed))
  return (
    <main
      id="content"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={sayMerchant('page.merchantProducts')} indexed={false} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl md:text-2xl">{sayMerchant('page.merchantProducts')}</h1>
        <div className="flex items-center gap-2">
          <LinkButton
            size="sm"
            variant="quiet"
            to={productPaths.catalogue}
            icon={<FolderTree aria-hidden size={18} strokeWidth={1.75} />}
          >
            <span className="max-sm:sr-only">{sayMerchant('page.merchantCatalogue')}</span>
          </LinkButton>
          {mayChange ? (
            <LinkButton
              size="sm"
              variant="quiet"
              to={importPaths.imports}
              icon={<FileSpreadsheet aria-hidden size={18} strokeWidth={1.75} />}
            >
              <span className="max-sm:sr-only">{sayMerchant('page.merchantImports')}</span>
            </LinkButton>
          ) : null}
          <ScanProduct mayAdd={mayChange} />
          {mayChange ? (
            <LinkButton
              size="sm"
              to={productPaths.product({ code: 'new' })}
              icon={<Plus aria-hidden size={18} strokeWidth={2} />}
            >
              {say('products.new')}
            </LinkButton>
          ) : null}
        </div>
      </div>
      <ProductFilters query={query} options={options} to={to} />
      {products.length > 0 ? (
        <ProductTable
          products={products}
          mayChange={mayChange}
          selection={mayChange ? selection : undefined}
        />
      ) : (
        <NoProducts isNarrowed={Object.keys(query.filters).length > 0} mayAdd={mayChange} />
      )}
      <Pager
        first={query.page > 1 ? to({}) : undefined}
        next={hasNext ? to({ page: String(query.page + 1) }) : undefined}
      />
      {mayChange ? <BulkActive selection={selection} /> : null}
    </main>
  )
}

/** An empty page teaches what it is for. */
function NoProducts({ isNarrowed, mayAdd }: { isNarrowed: boolean; mayAdd: boolean }) {
  const say = useProductWords()
  const sayMerchant = useMerchantWords()
  if (isNarrowed)
    return (
      <EmptyState
        drawing="nothing-found"
        title={say('products.noneFound')}
        text={say('products.noneFoundText')}
        action={
          <LinkButton variant="secondary" to={merchantPaths.products}>
            {sayMerchant('list.noFilters')}
          </LinkButton>
        }
      />
    )
  return (
    <EmptyState
      drawing="nothing-found"
      title={say('products.none')}
      text={say('products.noneText')}
      action={
        mayAdd ? (
          <LinkButton to={productPaths.product({ code: 'new' })}>{say('products.new')}</LinkButton>
        ) : null
      }
    />
  )
}
