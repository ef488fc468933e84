import { Link } from 'react-router'
import { countedUnit } from '#shop/words/counted-unit.ts'
import type { CartProduct } from '#web/customer/cart/cart-products.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'

type AdvisedCardProps = {
  product: CartProduct
  unit: 1 | 2 | 3
  quantity: number
  note: string
  onPut: () => void
}

/** A suggested product with its suggested quantity. */
export function AdvisedCard({ product, unit, quantity, note, onPut }: AdvisedCardProps) {
  const say = useOrderWords()
  const unitName = product.units.find(({ position }) => position === unit)?.name ?? ''
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-hairline bg-card">
      {product.picture ? (
        <Picture
          src={`/files/${product.picture}`}
          width={600}
          height={600}
          sizes="(min-width: 48rem) 208px, 160px"
          alt=""
        />
      ) : null}
      <div className="flex flex-1 flex-col gap-1 p-2.5">
        <Link to={paths.product({ code: product.code })} className="clamp-2 text-sm hover:underline">
          {product.name}
        </Link>
        <p className="text-muted text-xs">{note}</p>
        <Button size="sm" variant="secondary" wide className="mt-auto" onClick={onPut}>
          {say('suggested.add', { count: quantity, unit: countedUnit(unitName, quantity) })}
        </Button>
      </div>
    </article>
  )
}
