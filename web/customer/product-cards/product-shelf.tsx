import { type ReactNode, Suspense } from 'react'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { Shelf } from '#web/ui/shelf.tsx'
import { useShopWords } from '#web/words/words.tsx'
import type { CardProduct } from './card-product.ts'
import { ProductCard } from './product-card.tsx'

type SectionProps = {
  id: string
  title: string
  to?: string
  show: boolean
  aside?: ReactNode
  children: ReactNode
}

/** Each shelf is a boundary of its own, so that a phone hydrates them one by one, the touched one first. */
export function ProductSection({ id, title, to, show, aside, children }: SectionProps) {
  const say = useShopWords()
  if (!show) return null
  return (
    <Suspense>
      <section aria-labelledby={id} className="offscreen-lazy grid grid-cols-[minmax(0,1fr)] gap-2">
        <SectionHeading
          id={id}
          title={title}
          aside={aside}
          seeAll={to ? { to, text: say('home.seeAll'), label: `${say('home.seeAll')}: ${title}` } : undefined}
        />
        {children}
      </section>
    </Suspense>
  )
}

/** A titled row of products that scrolls sideways. */
export function ProductShelf({
  products,
  ...section
}: Omit<SectionProps, 'show' | 'children'> & { products: CardProduct[] }) {
  const say = useShopWords()
  return (
    <ProductSection {...section} show={products.length > 0}>
      <Shelf
        words={{ label: section.title, previous: say('home.previous'), next: say('home.next') }}
        itemWidth="w-40 md:w-52"
      >
        {products.map((product) => (
          <ProductCard key={product.code} product={product} sizes="(min-width: 48rem) 208px, 160px" />
        ))}
      </Shelf>
    </ProductSection>
  )
}
