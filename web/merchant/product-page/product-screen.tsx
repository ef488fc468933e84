import { Alert } from '@mantine/core'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { SavedWindow } from '#shop/merchant-products/merchant-product-contracts.ts'
import type { MerchantProduct } from '#shop/merchant-products/merchant-product-wire.ts'
import type { stockLedgerContract } from '#shop/stock/stock-contracts.ts'
import { pick } from '#shop/words/locale.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { AdvancePrices } from '#web/merchant/advance-prices/advance-prices.tsx'
import { ListTabs } from '#web/merchant/lists/list-tabs.tsx'
import { ActiveSwitch } from '#web/merchant/product-changes/active-switch.tsx'
import { StockLedger } from '#web/merchant/stock/stock-ledger.tsx'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as productPaths from '#web/paths/product-paths.ts'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { MasterData, MaterialTypes } from './master-data.ts'
import { ProductForm } from './product-form.tsx'
import { type ProductTab, productTabs } from './product-tabs.ts'

type ProductScreenProps = {
  /** Undefined for a new one. */
  product: MerchantProduct | undefined
  master: MasterData
  materialTypes: MaterialTypes
  windows: readonly SavedWindow[]
  ledger: AnswerOf<typeof stockLedgerContract> | undefined
  /** Whether the ledger begins with the latest move. */
  isFirstMoves: boolean
  tab: ProductTab
  today: string
  scanned: string
  mayChange: boolean
}

/** A product of the centre: what it is, its dated prices, and its stock. */
export function ProductScreen(page: ProductScreenProps) {
  const { product, tab, mayChange, master } = page
  const say = useProductWords()
  const locale = useLocale()
  const title = product ? pick(locale, product.nameTh, product.nameEn) : say('product.newTitle')
  return (
    <main
      id="content"
      className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={title} indexed={false} />
      <Link
        to={merchantPaths.products}
        className="-mb-3 inline-flex min-h-9 w-fit items-center gap-1 text-muted text-sm hover:text-ink"
      >
        <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
        {say('product.back')}
      </Link>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-xl md:text-2xl">{title}</h1>
          {product ? <p className="tabular text-muted text-sm">{product.code}</p> : null}
        </div>
        {product ? (
          <div className="flex shrink-0 items-center gap-2 text-sm">
            {mayChange ? (
              <span aria-hidden className="max-sm:hidden">
                {say('products.onSale')}
              </span>
            ) : null}
            <ActiveSwitch code={product.code} name={title} isActive={product.active} mayChange={mayChange} />
          </div>
        ) : null}
      </div>
      {mayChange ? null : <Alert color="gray">{say('product.onlyManagers')}</Alert>}
      {product ? (
        <ListTabs
          label={say('product.tabs')}
          tabs={productTabs.map((each) => ({
            to: withQuery(productPaths.product({ code: product.code }), {
              tab: each === 'details' ? undefined : each,
            }),
            text: say(`product.tab.${each}`),
            current: each === tab,
          }))}
        />
      ) : null}
      {product && tab === 'prices' ? (
        <AdvancePrices product={product} windows={page.windows} today={page.today} mayChange={mayChange} />
      ) : product && page.ledger ? (
        <StockLedger
          product={product}
          ledger={page.ledger}
          isFirst={page.isFirstMoves}
          mayChange={mayChange}
        />
      ) : (
        <ProductForm
          product={product}
          master={master}
          materialTypes={page.materialTypes}
          scanned={page.scanned}
          mayChange={mayChange}
        />
      )}
    </main>
  )
}
