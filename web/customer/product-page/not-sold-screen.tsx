import { pick } from '#shop/words/locale.ts'
import type { CardProduct } from '#web/customer/product-cards/card-product.ts'
import { ProductShelf } from '#web/customer/product-cards/product-shelf.tsx'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useLocale, useShopWords } from '#web/words/words.tsx'

/** A product this centre does not sell: explained inside the shop, with links to what it does. */
export function NotSoldScreen({ notSold, popular }: { notSold: string; popular: CardProduct[] }) {
  const say = useShopWords()
  const locale = useLocale()
  const centre = useSite()?.centre
  return (
    <main id="content" className="page-width grid grid-cols-[minmax(0,1fr)] gap-6 pt-6">
      <PageHead title={notSold} indexed={false} />
      <div className="grid justify-items-center gap-1 py-4 text-center">
        <h1 className="balanced text-xl">{notSold}</h1>
        {centre ? <p className="text-muted">{pick(locale, centre.name, centre.nameEn)}</p> : null}
        <LinkButton to={paths.products} className="mt-4">
          {say('product.showAll')}
        </LinkButton>
      </div>
      <ProductShelf
        id="popular"
        title={say('product.bestSellers')}
        products={popular}
        to={withQuery(paths.products, { type: 'BEST_SELLER' })}
      />
    </main>
  )
}
