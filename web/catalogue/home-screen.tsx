import { type ReactNode, Suspense } from 'react'
import { PageHead } from '#web/kit/page-head.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { Shelf } from '#web/ui/shelf.tsx'
import { useShopWords } from '#web/words/words.tsx'
import { BannerCarousel } from './banner-carousel.tsx'
import type { CardProduct } from './card-product.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { DeliveryRound } from './delivery-round.tsx'
import type { HomeData } from './home-route.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductGrid } from './product-grid.tsx'

export function HomeScreen({ banners, bannerSeconds, categories, hotDeals, bestSellers, recommended, fresh }: HomeData) {
  const say = useShopWords()
  return (
    <main id="content" className="page-width grid grid-cols-[minmax(0,1fr)] gap-6 pt-3 md:gap-10 md:pt-6">
      <PageHead
        title={say('home.title')}
        description={say('home.description')}
        picture={banners[0]?.pictureTh ? `/files/${banners[0].pictureTh}` : undefined}
      />
      <h1 className="sr-only">{say('home.title')}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <DeliveryRound />
        <BannerCarousel banners={banners} seconds={bannerSeconds} />
      </div>
      <CategoryTiles categories={categories} />
      <ProductShelf id="hot-deals" title={say('home.hotDeals')} products={hotDeals} to="/product?type=HOTDEAL" />
      <Section id="best-sellers" title={say('home.bestSellers')} to="/product?type=BEST_SELLER" show={bestSellers.length > 0}>
        <ProductGrid products={bestSellers} />
      </Section>
      <ProductShelf id="recommended" title={say('home.recommended')} products={recommended} to="/product?type=suggest" />
      <ProductShelf id="new" title={say('home.new')} products={fresh} to="/product?type=NEW" />
    </main>
  )
}

/** Each shelf is a part of its own, so that a phone wakes them one after the other, the touched one first. */
function Section({ id, title, to, show, children }: { id: string; title: string; to: string; show: boolean; children: ReactNode }) {
  const say = useShopWords()
  if (!show) return null
  return (
    <Suspense>
      <section aria-labelledby={id} className="offscreen-lazy grid grid-cols-[minmax(0,1fr)] gap-2">
        <SectionHeading id={id} title={title} seeAll={{ to, text: say('home.seeAll'), label: `${say('home.seeAll')}: ${title}` }} />
        {children}
      </section>
    </Suspense>
  )
}

function ProductShelf({ id, title, products, to }: { id: string; title: string; products: CardProduct[]; to: string }) {
  return (
    <Section id={id} title={title} to={to} show={products.length > 0}>
      <Shelf label={title} itemWidth="w-40 md:w-52">
        {products.map((product) => (
          <ProductCard key={product.code} product={product} sizes="(min-width: 48rem) 208px, 160px" />
        ))}
      </Shelf>
    </Section>
  )
}
