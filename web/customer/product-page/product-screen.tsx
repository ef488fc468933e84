import { Truck } from 'lucide-react'
import { Link } from 'react-router'
import { noonOf, sayTime, sayWeekday } from '#shop/time/bangkok.ts'
import { AskAbout } from '#web/customer/chat/ask-about.tsx'
import type { CardProduct } from '#web/customer/product-cards/card-product.ts'
import { ProductShelf } from '#web/customer/product-cards/product-shelf.tsx'
import { WishlistButton } from '#web/customer/wishlist/wishlist-button.tsx'
import { BackButton } from '#web/kit/page/back-button.tsx'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { ShareButtons } from '#web/kit/page/share-buttons.tsx'
import { useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Card } from '#web/ui/card.tsx'
import { useLocale, useShopWords } from '#web/words/words.tsx'
import { AddBar } from './add-bar.tsx'
import { AdvancePrices } from './advance-prices.tsx'
import type { PageProduct } from './page-product.ts'
import { PictureGallery } from './picture-gallery.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductPromotions } from './product-promotions.tsx'
import { StructuredData } from './structured-data.tsx'
import { UnitRows } from './unit-rows.tsx'

export function ProductScreen({ product, related }: { product: PageProduct; related: CardProduct[] }) {
  const say = useShopWords()
  const { name, code, brand, pictures, trail, description } = product
  const [department] = trail
  const pointsMode = useSite()?.pointsMode
  const alike = (
    <ProductShelf
      id="related"
      title={say('productPage.related')}
      products={related}
      {...(department ? { to: withQuery(paths.products, { c1: department.code }) } : {})}
    />
  )
  return (
    <main id="content" className="page-width grid grid-cols-[minmax(0,1fr)] gap-6 pt-1 md:gap-10 md:pt-3">
      <PageHead
        title={name}
        description={description || say('productPage.about', { name, brand: brand.name })}
        picture={pictures[0] ? `/files/${pictures[0]}` : undefined}
      />
      <StructuredData product={product} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="flex items-center md:col-span-2">
          <BackButton />
          <Breadcrumb
            label={say('productPage.trail')}
            trail={[
              { text: say('product.title'), to: paths.products },
              ...trail.slice(0, 3).map((step) => ({ text: step.name, to: categoryPath(trail, step.level) })),
            ]}
          />
        </div>
        <PictureGallery pictures={pictures} name={name} faded={product.soldOut} />
        <div className="grid content-start gap-4">
          <div className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <Link
                to={withQuery(paths.products, { p: brand.name })}
                className="touch-44 text-primary-text text-sm hover:underline"
              >
                {brand.name}
              </Link>
              <h1 className="text-xl md:text-2xl">{name}</h1>
            </div>
            <WishlistButton code={code} name={name} className="goods-heart" />
          </div>
          <UnitRows product={product} />
          {pointsMode ? null : (
            <>
              <ProductPromotions product={product} />
              <AdvancePrices product={product} />
            </>
          )}
          {product.soldOut ? null : <Delivery />}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <ShareButtons
              page={{
                title: name,
                text: brand.name,
                open: say('share.openProduct'),
                path: paths.product({ code }),
                file: pictures[0],
              }}
            />
            <AskAbout
              about={{ product: code }}
              className="inline-flex min-h-11 items-center gap-2 text-primary-text"
            />
          </div>
        </div>
      </div>
      {/* For a sold-out product the related ones come first. */}
      {product.soldOut ? alike : null}
      <ProductFacts product={product} />
      {product.soldOut ? null : alike}
      <AddBar product={product} />
    </main>
  )
}

/** The list of one breadcrumb step, which needs the steps above it too. */
function categoryPath(trail: PageProduct['trail'], level: number): string {
  const query = new URLSearchParams()
  for (const step of trail) if (step.level <= level && step.level <= 3) query.set(`c${step.level}`, step.code)
  return withQuery(paths.products, query)
}

/** The delivery day when ordered now. */
function Delivery() {
  const say = useShopWords()
  const locale = useLocale()
  const centre = useSite()?.centre
  if (!centre?.nextRound || !centre.orderBefore) return null
  const before = new Date(centre.orderBefore)
  const time = centre.orderBeforeToday
    ? sayTime(before, locale)
    : `${sayWeekday(before, locale)} ${sayTime(before, locale)}`
  return (
    <Card className="flex gap-3">
      <Truck aria-hidden size={22} strokeWidth={1.75} className="mt-0.5 shrink-0 text-primary-text" />
      <p>
        <strong className="block">
          {say('productPage.arrives', { day: sayWeekday(noonOf(centre.nextRound), locale) })}
        </strong>
        <span className="text-muted text-sm">
          {centre.orderBeforeToday ? say('home.orderToday', { time }) : say('home.orderBefore', { time })}
        </span>
      </p>
    </Card>
  )
}
