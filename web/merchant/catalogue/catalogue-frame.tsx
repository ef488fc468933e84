import { Alert } from '@mantine/core'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { ListTabs } from '#web/merchant/lists/list-tabs.tsx'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as productPaths from '#web/paths/product-paths.ts'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useMerchantWords } from '#web/words/words.tsx'

type CatalogueFrameProps = { current: string; mayChange: boolean; children: ReactNode }

/** The pages that put the catalogue in order, under one heading. */
export function CatalogueFrame({ current, mayChange, children }: CatalogueFrameProps) {
  const say = useProductWords()
  const sayMerchant = useMerchantWords()
  const tabs = [
    { to: productPaths.catalogue, text: say('catalogue.words') },
    { to: productPaths.catalogueLists, text: say('catalogue.lists') },
    { to: productPaths.catalogueGroups, text: say('catalogue.groups') },
  ]
  return (
    <main
      id="content"
      className="mx-auto grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={sayMerchant('page.merchantCatalogue')} indexed={false} />
      <Link
        to={merchantPaths.products}
        className="-mb-3 inline-flex min-h-9 w-fit items-center gap-1 text-muted text-sm hover:text-ink"
      >
        <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
        {say('product.back')}
      </Link>
      <h1 className="text-xl md:text-2xl">{sayMerchant('page.merchantCatalogue')}</h1>
      <ListTabs
        label={sayMerchant('page.merchantCatalogue')}
        tabs={tabs.map((tab) => ({ ...tab, current: tab.to === current }))}
      />
      {mayChange ? null : <Alert color="gray">{say('product.onlyManagers')}</Alert>}
      {children}
    </main>
  )
}
