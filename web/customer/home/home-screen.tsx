import { lazy } from 'react'
import type { Advice } from '#web/customer/order-advice/advised-item.ts'
import type { CardProduct } from '#web/customer/product-cards/card-product.ts'
import { ProductGrid } from '#web/customer/product-cards/product-grid.tsx'
import { ProductSection, ProductShelf } from '#web/customer/product-cards/product-shelf.tsx'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { SleepingPart } from '#web/kit/page/sleeping-part.tsx'
import { useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Countdown } from '#web/ui/countdown.tsx'
import { useShopWords } from '#web/words/words.tsx'
import { BannerCarousel } from './banner-carousel.tsx'
import { type CategoryTile, CategoryTiles } from './category-tiles.tsx'
import { DeliveryRound } from './delivery-round.tsx'
import { type GroupTile, GroupTiles } from './group-tiles.tsx'
import type { HomeContent } from './home-content.ts'
import { MiniBanners } from './mini-banners.tsx'
import { NewsStories } from './news-stories.tsx'
import { ShopLinks } from './shop-links.tsx'

const HomeAdvice = lazy(() => import('#web/customer/order-advice/home-advice.tsx'))

export type HomeData = {
  banners: HomeContent[]
  bannerSeconds: number
  miniBanners: HomeContent[]
  miniBannerSeconds: number
  news: HomeContent[]
  links: HomeContent[]
  categories: CategoryTile[]
  brands: string[]
  hotDeals: CardProduct[]
  dealsEnd: number | undefined
  now: number
  again: CardProduct[]
  advice: Advice | undefined
  bestSellers: CardProduct[]
  recommended: CardProduct[]
  fresh: CardProduct[]
  groups: GroupTile[]
}

export function HomeScreen(data: HomeData) {
  const say = useShopWords()
  const acting = useSite()?.visitor?.actedForBy
  const { banners, hotDeals, again, bestSellers, recommended, fresh, dealsEnd, now, advice } = data
  return (
    <main id="content" className="page-width grid grid-cols-[minmax(0,1fr)] gap-6 pt-3 md:gap-10 md:pt-6">
      <PageHead
        title={say('home.title')}
        description={say('home.description')}
        picture={banners[0]?.picture ? `/files/${banners[0].picture}` : undefined}
      />
      <h1 className="sr-only">{say('home.title')}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-4">
        <DeliveryRound />
        <BannerCarousel banners={banners} seconds={data.bannerSeconds} />
        <ShopLinks links={data.links} />
      </div>
      {advice && advice.items.length > 0 ? (
        <SleepingPart>{(presses) => <HomeAdvice advice={advice} presses={presses} />}</SleepingPart>
      ) : null}
      <CategoryTiles categories={data.categories} brands={data.brands} />
      <ProductShelf id="again" title={say('home.again')} products={again} to={paths.history} />
      <ProductShelf
        id="hot-deals"
        title={say('home.hotDeals')}
        products={hotDeals}
        to={withQuery(paths.products, { type: 'HOTDEAL' })}
        aside={
          dealsEnd ? (
            <span className="flex items-center gap-2 whitespace-nowrap text-muted text-sm">
              {say('home.dealsEnd')}
              <Countdown
                until={dealsEnd}
                now={now}
                label={say('home.dealsEnd')}
                days={(count) => say('home.days', { count })}
              />
            </span>
          ) : null
        }
      />
      <MiniBanners banners={data.miniBanners} seconds={data.miniBannerSeconds} />
      <ProductSection
        id="best-sellers"
        title={say('home.bestSellers')}
        to={withQuery(paths.products, { type: 'BEST_SELLER' })}
        show={bestSellers.length > 0}
      >
        <ProductGrid products={bestSellers} />
      </ProductSection>
      <GroupTiles groups={data.groups} />
      <ProductShelf
        id="recommended"
        title={say('home.recommended')}
        products={recommended}
        to={withQuery(paths.products, { type: 'suggest' })}
      />
      <ProductShelf
        id="new"
        title={say('home.new')}
        products={fresh}
        to={withQuery(paths.products, { type: 'NEW' })}
      />
      {acting ? null : <NewsStories stories={data.news} />}
    </main>
  )
}
