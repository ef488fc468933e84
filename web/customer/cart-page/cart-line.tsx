import { Lightbulb, Plus, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import type { CartLine } from '#shop/cart/cart.ts'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import type { BiggerUnitHint, PricedLine } from '#shop/priced-cart/priced-cart.ts'
import { priceCart } from '#shop/pricing/price-cart.ts'
import { countedUnit } from '#shop/words/counted-unit.ts'
import { removeLine, selectLines, takeBiggerUnit } from '#web/customer/cart/cart-actions.ts'
import type { CartProduct } from '#web/customer/cart/cart-products.ts'
import { type CartKey, setQuantity } from '#web/customer/cart/cart-store.ts'
import { AddToCart, useWhyNotAdd } from '#web/customer/cart-buttons/add-to-cart.tsx'
import { canBeChosen, hasPrice } from '#web/customer/cart-sync/apply-server-cart.ts'
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
  product: CartProduct
  page: CartPage
  cartKey: CartKey
  priced: PricedLine | undefined
}
type CartLineRowProps = LineProps & { swaps: readonly BiggerUnitHint[] }

/** A product in the cart: selection, quantity per unit, amount, and its reasons. */
export function CartLineRow({ line, product, page, cartKey, priced, swaps }: CartLineRowProps) {
  const say = useOrderWords()
  const block = useSettings().blockOutOfStock
  const choosable = canBeChosen(line, product, { kind: page.kind, block })
  const short = product.stock !== undefined && !product.soldOut && baseUnits(line, product) > product.stock
  const hints = line.selected ? swaps.filter((hint) => hint.productCode === product.code) : []
  return (
    <li className="grid grid-cols-[2.75rem_4.5rem_minmax(0,1fr)] gap-x-2 py-3 pr-3 md:grid-cols-[3rem_6rem_minmax(0,1fr)] md:gap-x-4">
      <Checkbox
        hideLabel
        label={say('cart.select', { name: product.name })}
        checked={line.selected}
        disabled={!choosable && !line.selected}
        onChange={(event) => selectLines(cartKey, [line], event.target.checked)}
      />
      <div
        className={joinClasses(
          'self-start overflow-hidden rounded-input md:row-span-2',
          product.soldOut && 'opacity-45',
        )}
      >
        {product.picture ? (
          <Picture
            src={`/files/${product.picture}`}
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
              to={paths.product({ code: product.code })}
              className="clamp-2 font-normal text-sm hover:underline md:text-base"
            >
              {product.name}
            </Link>
          </h3>
          <IconButton
            label={say('cart.remove', { name: product.name })}
            icon={<Trash2 size={20} strokeWidth={1.75} />}
            className="-mt-1 -mr-2 text-muted"
            onClick={() => removeLine(cartKey, line, product.name, say)}
          />
        </div>
        <Marks
          product={product}
          short={short}
          priced={priced}
          noPrice={!hasPrice(line, product, page.kind)}
        />
      </div>
      <div className="col-span-2 col-start-2 grid content-start gap-1 pt-2 md:col-span-1 md:col-start-3 md:row-start-2 md:pt-0">
        <UnitRows
          line={line}
          product={product}
          page={page}
          cartKey={cartKey}
          onRemove={() => removeLine(cartKey, line, product.name, say)}
        />
        {hints.map((hint) => (
          <BiggerUnit
            key={hint.from}
            hint={hint}
            line={line}
            product={product}
            page={page}
            cartKey={cartKey}
          />
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

function baseUnits(line: CartLine, product: CartProduct): number {
  return product.units.reduce((sum, unit) => sum + unit.rate * (line.quantities[unit.position - 1] ?? 0), 0)
}

type MarksProps = { product: CartProduct; short: boolean; noPrice: boolean; priced: PricedLine | undefined }

function Marks({ product, short, noPrice, priced }: MarksProps) {
  const say = useOrderWords()
  const saidSoldOut = useWhyNotAdd(product.soldOut)
  const shop = useShopWords()
  if (product.soldOut)
    return (
      <p>
        <Tag tone="plain">{saidSoldOut ?? shop('product.soldOut')}</Tag>
      </p>
    )
  if (noPrice) return <p className="text-danger text-sm">{say('cart.noPrice')}</p>
  if (short)
    return (
      <p className="text-danger text-sm">
        {say('cart.short', {
          count: sayNumber(product.stock ?? 0),
          unit: countedUnit(
            product.units.find(({ rate }) => rate === 1)?.name ?? product.units.at(-1)?.name ?? '',
            product.stock ?? 0,
          ),
        })}
      </p>
    )
  if (priced && !priced.orderable) return <p className="text-danger text-sm">{say('cart.notOrderable')}</p>
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
function UnitRows({ line, product, page, cartKey, onRemove }: UnitRowsProps) {
  const say = useOrderWords()
  const shop = useShopWords()
  const whyNot = useWhyNotAdd(product.soldOut)
  const isInCart = ({ position }: { position: number }) => (line.quantities[position - 1] ?? 0) > 0
  const tag = (unit: CartProduct['units'][number]) =>
    page.kind === 'points'
      ? say('points.count', {
          points: sayNumber(product.points * Math.round(unit.rate / (product.units.at(-1)?.rate ?? 1))),
        })
      : sayMoney((page.kind === 'advance' && datedPrice(page, product.code, unit.position)) || unit.price)
  const others = product.units.filter((unit) => (unit.shown || page.kind === 'points') && !isInCart(unit))
  return (
    <>
      <ul className="grid gap-2">
        {product.units.filter(isInCart).map((unit) => (
          <li key={unit.position} className="flex min-h-11 items-center justify-between gap-2">
            <span className="min-w-0 text-sm">
              <span className="block font-bold">{unit.name}</span>
              <span className="tabular block text-muted text-xs">{tag(unit)}</span>
            </span>
            <AddToCart product={product} unit={unit} kind={page.kind} onRemove={onRemove} />
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
                onClick={() => setQuantity(cartKey, product.code, unit.position, 1)}
              >
                <VisuallyHidden>{shop('cart.add', { name: product.name, unit: '' })} </VisuallyHidden>
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
          {say('cart.saved', { amount: sayMoney(discount) })}
        </span>
      ) : null}
    </p>
  )
}

type BiggerUnitProps = {
  hint: BiggerUnitHint
  line: CartLine
  product: CartProduct
  page: CartPage
  cartKey: CartKey
}

function BiggerUnit({ hint, line, product, page, cartKey }: BiggerUnitProps) {
  const say = useOrderWords()
  const rateOf = (position: number) => product.units.find((unit) => unit.position === position)?.rate ?? 1
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
        {say('cart.swap')}
      </Button>
    </p>
  )
}
