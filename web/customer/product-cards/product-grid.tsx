import type { CardProduct } from './card-product.ts'
import { ProductCard } from './product-card.tsx'

/** Two columns on a phone, up to six on a desktop. */
export function ProductGrid({
  products,
  onFirstScreen,
}: {
  products: CardProduct[]
  onFirstScreen?: boolean
}) {
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 md:gap-4 lg:grid-cols-5 xl:grid-cols-6">
      {products.map((product, at) => (
        <li key={product.code} className="flex *:flex-1">
          <ProductCard
            product={product}
            priority={onFirstScreen && at < 2}
            sizes="(min-width: 80rem) 180px, (min-width: 64rem) 20vw, (min-width: 40rem) 33vw, 50vw"
          />
        </li>
      ))}
    </ul>
  )
}
