import { Lightbulb, Plus, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import type { CartLine } from '#shop/cart/cart.ts'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import type { BiggerUnitHint, PricedLine } from '#shop/priced-cart/priced-cart.ts'
import { priceCart } from '#shop/pricing/price-cart.ts'
import { countedUnit } from '#shop/words/counted-unit.ts'
import { removeLine, selectLines, takeBiggerUnit } from '#web/customer/cart/cart-actions.ts'
import type { CartGoods } from '#web/customer/cart/cart-goods.ts'
import { type CartKey, setQuantity } from '#web/customer/cart/cart-store.ts'
import { AddToCart, useWhyNotAdd } from '#web/customer/cart-buttons/add-to-cart.tsx'
import { canBeChosen, hasPrice } from '#web/customer/cart-sync/heed-answer.ts'
import type { CartPage } from '#web/customer/cart-sync/use-cart-page.ts'
import { sayHint } from '#web/customer/pricing/price-words.ts'
import { WhyThisPrice } from '#web/customer/pricing/why-this-price.tsx'
import { useSettings } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useShopWords } from '#web/words/words.tsx'

type LineProps = {
  line: CartLine
  goods: CartGoods
  page: CartPage
  cartKey: CartKey
  priced: PricedLine | undefined
}
type CartLineRowProps = LineProps & { swaps: readonly BiggerUnitHint[] }

/** A product in the cart: selection, quantity per unit, amount, and its reasons. */
export function CartLineRow({ line, goods, page, cartKey, priced, swaps }: CartLineRowProps) {
  const say = useOrderWords()
  const block = useSettings().blockOutOfStock
  const choosable = canBeChosen(line, goods, { kind: page.kind, block })
  const short = goods.stock !== undefined && !goods.soldOut && baseUnits(line, goods) > goods.stock
  const hints = line.selected ? swaps.filter((hint) => hint.productCode === goods.code) : []
  return (
    <li className="grid grid-cols-[2.75rem_4.5rem_minmax(0,1fr)] gap-x-2 py-3 pr-3 md:grid-cols-[3rem_6rem_minmax(0,1fr)] md:gap-x-4">
      <Checkbox
        hideLabel
        label={say('basket.select', { name: goods.name })}
        checked={line.selected}
        disabled={!choosable && !line.selected}
        onChange={(event) => selectLines(cartKey, [line], event.target.checked)}
      />
      <div
        className={joinClasses(
          'self-start overflow-hidden rounded-input md:row-span-2',
          goods.soldOut && 'opacity-45',
        )}
      >
        {goods.picture ? (
          <Picture
            src={`/files/${goods.picture}`}
            width={600}
            height={600}
            sizes="(min-width: 48rem) 96px, 72px"
            alt=""
          />
        ) : (
          <div className="aspect-square bg-primary-tint" />
        )}
      </div>
      <div className="grid min-w-0 content-start gap-1 md:row-start-1 md:col-start-3">
        <div className="flex items-start gap-1">
          <h3 className="min-w-0 flex-1 pt-1">
            <Link
              to={paths.product({ code: goods.code })}
              className="clamp-2 font-normal text-sm hover:underline md:text-base"
            >
              {goods.name}
            </Link>
          </h3>
          <IconButton
            label={say('basket.remove', { name: goods.name })}
            icon={<Trash2 size={20} strokeWidth={1.75} />}
            className="-mt-1 -mr-2 text-muted"
            onClick={() => removeLine(cartKey, line, goods.name, say)}
          />
        </div>
        <Marks goods={goods} short={short} priced={priced} noPrice={!hasPrice(line, goods, page.kind)} />
      </div>
      <div className="col-span-2 col-start-2 grid content-start gap-1 pt-2 md:col-span-1 md:col-start-3 md:row-start-2 md:pt-0">
        <UnitRows
          line={line}
          goods={goods}
          page={page}
          cartKey={cartKey}
          onRemove={() => removeLine(cartKey, line, goods.name, say)}
        />
        {hints.map((hint) => (
          <BiggerUnit key={hint.from} hint={hint} line={line} goods={goods} page={page} cartKey={cartKey} />
        ))}
        {priced && line.selected ? (
          <div className="flex flex-wrap items-start justify-between gap-x-4">
            <WhyThisPrice line={priced} naming={page.naming} />
            <LineAmount priced={priced} mode={page.priced.mode} />
          </div>
        ) : null}
      </div>
    </li>
  )
}

function baseUnits(line: CartLine, goods: CartGoods): number {
  return goods.units.reduce((sum, unit) => sum + unit.rate * (line.quantities[unit.position - 1] ?? 0), 0)
}

type MarksProps = { goods: CartGoods; short: boolean; noPrice: boolean; priced: PricedLine | undefined }

function Marks({ goods, short, noPrice, priced }: MarksProps) {
  const say = useOrderWords()
  const saidSoldOut = useWhyNotAdd(goods.soldOut)
  const shop = useShopWords()
  if (goods.soldOut)
    return (
      <p>
        <Tag tone="plain">{saidSoldOut ?? shop('product.soldOut')}</Tag>
      </p>
    )
  if (noPrice) return <p className="text-danger text-sm">{say('basket.noPrice')}</p>
  if (short)
    return (
      <p className="text-danger text-sm">
        {say('basket.short', {
          count: sayNumber(goods.stock ?? 0),
          unit: countedUnit(
            goods.units.find(({ rate }) => rate === 1)?.name ?? goods.units.at(-1)?.name ?? '',
            goods.stock ?? 0,
          ),
        })}
      </p>
    )
  if (priced && !priced.orderable) return <p className="text-danger text-sm">{say('basket.notOrderable')}</p>
  return null
}

/** In an advance cart products have the price of their day. */
function datedPrice({ facts: { toPrice } }: CartPage, code: string, position: number): number | undefined {
  const product = toPrice.lines.find((line) => line.product.code === code)?.product
  if (!product) return undefined
  const quantities: [number, number, number] = [
    position === 1 ? 1 : 0,
    position === 2 ? 1 : 0,
    position === 3 ? 1 : 0,
  ]
  const delivery = { ...toPrice.delivery, fee: 0 }
  return priceCart({ ...toPrice, promotions: [], delivery, lines: [{ product, quantities }] }).lines[0]?.shown
    .net
}

type UnitRowsProps = Omit<LineProps, 'priced'> & { onRemove: () => void }

/** The units in use with steppers; the others as small add buttons. */
function UnitRows({ line, goods, page, cartKey, onRemove }: UnitRowsProps) {
  const say = useOrderWords()
  const shop = useShopWords()
  const whyNot = useWhyNotAdd(goods.soldOut)
  const wanted = ({ position }: { position: number }) => (line.quantities[position - 1] ?? 0) > 0
  const tag = (unit: CartGoods['units'][number]) =>
    page.kind === 'points'
      ? say('points.count', {
          points: sayNumber(goods.points * Math.round(unit.rate / (goods.units.at(-1)?.rate ?? 1))),
        })
      : sayMoney((page.kind === 'advance' && datedPrice(page, goods.code, unit.position)) || unit.price)
  const others = goods.units.filter((unit) => (unit.shown || page.kind === 'points') && !wanted(unit))
  return (
    <>
      <ul className="grid gap-2">
        {goods.units.filter(wanted).map((unit) => (
          <li key={unit.position} className="flex min-h-11 items-center justify-between gap-2">
            <span className="min-w-0 text-sm">
              <span className="block font-bold">{unit.name}</span>
              <span className="tabular block text-muted text-xs">{tag(unit)}</span>
            </span>
            <AddToCart product={goods} unit={unit} kind={page.kind} onRemove={onRemove} />
          </li>
        ))}
      </ul>
      {others.length > 0 && !whyNot ? (
        <ul className="flex flex-wrap gap-x-1.5 gap-y-3 py-1.5">
          {others.map((unit) => (
            <li key={unit.position}>
              <Chip
                size="sm"
                icon={<Plus aria-hidden size={14} strokeWidth={2} />}
                onClick={() => setQuantity(cartKey, goods.code, unit.position, 1)}
              >
                <VisuallyHidden>{shop('cart.add', { name: goods.name, unit: '' })} </VisuallyHidden>
                {unit.name} <span className="tabular text-muted">{tag(unit)}</span>
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

function LineAmount({ priced, mode }: { priced: PricedLine; mode: 'money' | 'points' }) {
  const say = useOrderWords()
  if (mode === 'points')
    return (
      <strong className="tabular ml-auto text-lg">
        {say('points.count', { points: sayNumber(priced.points) })}
      </strong>
    )
  const { amount, discount, net } = priced.shown
  return (
    <p className="tabular ml-auto text-right">
      {discount > 0 ? <s className="mr-2 text-muted text-xs">{sayMoney(amount)}</s> : null}
      <strong className="text-lg">{sayMoney(net)}</strong>
      {discount > 0 ? (
        <span className="block text-primary-text text-xs">
          {say('basket.saved', { amount: sayMoney(discount) })}
        </span>
      ) : null}
    </p>
  )
}

type BiggerUnitProps = {
  hint: BiggerUnitHint
  line: CartLine
  goods: CartGoods
  page: CartPage
  cartKey: CartKey
}

function BiggerUnit({ hint, line, goods, page, cartKey }: BiggerUnitProps) {
  const say = useOrderWords()
  const rateOf = (position: number) => goods.units.find((unit) => unit.position === position)?.rate ?? 1
  const many = rateOf(hint.to) / rateOf(hint.from)
  return (
    <p className="flex flex-wrap items-center gap-x-2 rounded-input bg-secondary-tint px-2 py-1 text-sm">
      <Lightbulb aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-secondary-text" />
      <span className="min-w-0 flex-1">{sayHint(hint, page.naming)}</span>
      <Button
        size="sm"
        variant="quiet"
        onClick={() =>
          takeBiggerUnit(cartKey, line, { from: hint.from, to: hint.to, many, bigUnits: hint.bigUnits })
        }
      >
        {say('basket.swap')}
      </Button>
    </p>
  )
}
