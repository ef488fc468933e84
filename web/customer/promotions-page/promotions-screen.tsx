import { useLocation } from 'react-router'
import type { CardProduct } from '#web/customer/product-cards/card-product.ts'
import { ProductShelf } from '#web/customer/product-cards/product-shelf.tsx'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { ChipLink } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useReadingWords } from '#web/words/customer/reading-words.ts'
import { useShopWords } from '#web/words/words.tsx'
import { PromotionCard, type PromotionOnCard } from './promotion-card.tsx'

type PromotionsScreenProps = {
  brand: { code: string; name: string } | undefined
  brands: { code: string; name: string; count: number }[]
  promotions: PromotionOnCard[]
  products: CardProduct[]
}

export function PromotionsScreen({ brand, brands, promotions, products }: PromotionsScreenProps) {
  const say = useShopWords()
  const read = useReadingWords()
  const title = brand ? read('promotions.ofBrand', { brand: brand.name }) : say('menu.promotion')
  return (
    <main id="content" className="page-width grid grid-cols-[minmax(0,1fr)] gap-4 pt-3 md:gap-6 md:pt-6">
      <PageHead title={title} description={read('promotions.description')} indexed={false} />
      <h1 className="text-xl md:text-2xl">{title}</h1>
      <nav
        aria-label={say('productPage.brand')}
        className="no-scrollbar -mx-3 flex gap-2 overflow-x-auto px-3 py-0.5 md:mx-0 md:flex-wrap md:px-0"
      >
        <ChipLink to={paths.promotions} chosen={!brand}>
          {read('promotions.allBrands')}
        </ChipLink>
        {brands.map(({ code, name, count }) => (
          <ChipLink key={code} to={paths.brandPromotions({ brand: code })} chosen={brand?.code === code}>
            {name} <span className="tabular text-muted">{count}</span>
          </ChipLink>
        ))}
      </nav>
      {promotions.length === 0 ? (
        <EmptyState
          drawing="nothing-found"
          title={read('promotions.none')}
          text={read('promotions.noneBody')}
          action={<LinkButton to={paths.products}>{say('product.showAll')}</LinkButton>}
        />
      ) : (
        <>
          <h2 className="sr-only">{read('promotions.list')}</h2>
          <ul className="grid gap-2 sm:grid-cols-2 md:gap-4 lg:grid-cols-3">
            {promotions.map((promotion) => (
              <li key={promotion.id} className="flex *:flex-1">
                <PromotionCard promotion={promotion} />
              </li>
            ))}
          </ul>
        </>
      )}
      <ProductShelf
        id="promoted"
        title={read('promotions.products')}
        products={products}
        to={withQuery(paths.products, { type: 'PROMOTION' })}
      />
    </main>
  )
}

export function PromotionsForMembers() {
  const say = useShopWords()
  const read = useReadingWords()
  const { pathname } = useLocation()
  return (
    <main id="content" className="page-width">
      <PageHead title={say('menu.promotion')} description={read('promotions.description')} indexed={false} />
      <EmptyState
        asPageTitle
        drawing="not-open"
        title={read('promotions.forMembers')}
        text={read('promotions.forMembersBody')}
        action={
          <>
            <LinkButton to={withQuery(paths.login, { to: pathname })}>{say('header.signIn')}</LinkButton>
            <LinkButton to={withQuery(paths.products, { type: 'PROMOTION' })} variant="secondary">
              {read('promotions.products')}
            </LinkButton>
          </>
        }
      />
    </main>
  )
}
