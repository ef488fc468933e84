import { Gift } from 'lucide-react'
import { Link } from 'react-router'
import type { Satang } from '#shop/money/satang.ts'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import { withVat } from '#shop/money/vat.ts'
import { countProducts } from '#shop/orders/count-products.ts'
import type { OrderDetail } from '#shop/orders/order-wire.ts'
import { percentOf, showOrder } from '#shop/orders/shown-order.ts'
import type { ShownAmounts } from '#shop/priced-cart/shown-figures.ts'
import { sayCounted } from '#shop/words/counted-unit.ts'
import { pick } from '#shop/words/locale.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { namePromotion } from '#web/shared/promotions/say-promotion.ts'
import { Card } from '#web/ui/card.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'
import { BuyAgain } from './buy-again.tsx'
import type { OtherCentre } from './other-centre-notice.tsx'

type Line = OrderDetail['lines'][number]
type OrderLinesProps = { data: OrderDetail & { elsewhere: OtherCentre | undefined } }

/** The lines as ordered: price of the day, its promotion, and free products with their reason. */
export function OrderLines({ data }: OrderLinesProps) {
  const say = useOrderWords()
  const { lines, order, vatGroups, elsewhere } = data
  const { amounts } = showOrder(data)
  const percent = percentOf(vatGroups)
  return (
    <Card as="section" flush aria-labelledby="lines">
      <h2 id="lines" className="px-3 pt-3 text-lg md:px-4">
        {say('checkout.products', { count: countProducts(lines) })}
      </h2>
      <ul className="divide-y divide-hairline">
        {lines.map((line) => (
          <OrderLineRow
            key={line.line}
            line={line}
            order={order}
            elsewhere={elsewhere !== undefined}
            shown={amounts.get(line.line)}
            price={withVat(line.price, line.priceType, percent)}
          />
        ))}
      </ul>
    </Card>
  )
}

type OrderLineRowProps = {
  line: Line
  order: OrderDetail['order']
  elsewhere: boolean
  shown: ShownAmounts | undefined
  price: Satang
}

function OrderLineRow({ line, order, elsewhere, shown, price }: OrderLineRowProps) {
  const say = useOrderWords()
  const locale = useLocale()
  const name = pick(locale, line.nameTh, line.nameEn)
  const shop = useShopWords()
  const unit = pick(locale, line.unitNameTh, line.unitNameEn)
  const named = { name: line.promotionName || line.promotionId || '', rule: line.promotionRule }
  const base = line.rate > 1 ? [{ name: shop('promotion.piece'), rate: 1 }] : []
  const promotion = namePromotion(named, locale, shop, {
    // Points are not a bought product.
    units: line.givesPoints ? [] : [{ name: unit, rate: line.rate }, ...base],
    gives: line.givesPoints ? 'points' : undefined,
  })
  return (
    <li className="flex items-start gap-3 p-3 md:p-4">
      <span className="w-14 shrink-0 overflow-hidden rounded-input md:w-18 print:hidden">
        {line.picture ? (
          <Picture src={`/files/${line.picture}`} width={600} height={600} sizes="72px" alt="" />
        ) : (
          <span className="grid aspect-square place-items-center bg-primary-tint text-primary-text">
            {line.givesPoints ? <Gift aria-hidden size={24} strokeWidth={1.75} /> : null}
          </span>
        )}
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5 text-sm">
        {line.givesPoints ? (
          <span className="clamp-2">{say('points.gift')}</span>
        ) : (
          <>
            <Link to={paths.product({ code: line.productCode })} className="clamp-2 hover:underline">
              {name}
            </Link>
            <span className="tabular text-muted">
              {sayCounted(line.quantity, unit)}
              {line.free ? '' : order.pointsMode ? '' : ` × ${sayMoney(price)}`}
            </span>
          </>
        )}
        {line.free ? (
          <span className="flex items-center gap-1 text-primary-text text-xs">
            <Gift aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
            {say('price.freeBecause', { name: promotion })}
          </span>
        ) : shown && shown.discount > 0 ? (
          <span className="text-primary-text text-xs">
            {promotion} <span className="tabular whitespace-nowrap">{sayMoney(-shown.discount)}</span>
          </span>
        ) : null}
        {line.free || elsewhere ? null : (
          <span className="no-print pt-1">
            <BuyAgain orderNumber={order.number} lines={[line.line]} label={say('again.line')} name={name} />
          </span>
        )}
      </div>
      <strong className="tabular shrink-0 text-right">
        {line.givesPoints
          ? `+${say('points.count', { points: sayNumber(line.quantity * line.rate) })}`
          : line.free
            ? say('totals.free')
            : order.pointsMode
              ? say('points.count', { points: sayNumber(line.points) })
              : sayMoney(shown?.net ?? 0)}
      </strong>
    </li>
  )
}
