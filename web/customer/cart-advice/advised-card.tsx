import { Link } from 'react-router'
import { countedUnit } from '#shop/words/counted-unit.ts'
import type { CartGoods } from '#web/customer/cart/cart-goods.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'

type AdvisedCardProps = {
  goods: CartGoods
  unit: 1 | 2 | 3
  quantity: number
  note: string
  onPut: () => void
}

/** A suggested product with its suggested quantity. */
export function AdvisedCard({ goods, unit, quantity, note, onPut }: AdvisedCardProps) {
  const say = useOrderWords()
  const unitName = goods.units.find(({ position }) => position === unit)?.name ?? ''
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-hairline bg-card">
      {goods.picture ? (
        <Picture
          src={`/files/${goods.picture}`}
          width={600}
          height={600}
          sizes="(min-width: 48rem) 208px, 160px"
          alt=""
        />
      ) : null}
      <div className="flex flex-1 flex-col gap-1 p-2.5">
        <Link to={paths.product({ code: goods.code })} className="clamp-2 text-sm hover:underline">
          {goods.name}
        </Link>
        <p className="text-muted text-xs">{note}</p>
        <Button size="sm" variant="secondary" wide className="mt-auto" onClick={onPut}>
          {say('suggested.add', { count: quantity, unit: countedUnit(unitName, quantity) })}
        </Button>
      </div>
    </article>
  )
}
