import { Gift, PackageX, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import type { CartLine } from '#shop/cart/cart.ts'
import { sayNumber } from '#shop/money/say-money.ts'
import type { BiggerUnitHint } from '#shop/priced-cart/priced-cart.ts'
import { biggerUnitHints } from '#shop/pricing/bigger-units.ts'
import { countedUnit } from '#shop/words/counted-unit.ts'
import { removeLine, selectLines } from '#web/customer/cart/cart-actions.ts'
import type { CartProduct } from '#web/customer/cart/cart-products.ts'
import { canBeChosen } from '#web/customer/cart-sync/apply-server-cart.ts'
import { type CartPage, cartOf } from '#web/customer/cart-sync/use-cart-page.ts'
import { sayFree, sayHint } from '#web/customer/pricing/price-words.ts'
import { useSettings } from '#web/kit/visit/site.ts'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { CartLineRow } from './cart-line.tsx'

type Known = { line: CartLine; product: CartProduct }

/**
 * The cart grouped by supplier, which is how it is delivered; then free products and those no longer sold.
 */
export function CartGroups({ page }: { page: CartPage }) {
  const say = useOrderWords()
  const groups = new Map<string, Known[]>()
  for (const line of page.lines) {
    const product = page.products.get(line.productCode)
    if (product) groups.set(product.supplier, [...(groups.get(product.supplier) ?? []), { line, product }])
  }
  const swaps = useMemo(
    () => biggerUnitHints(cartOf(page.lines, page.facts), page.priced),
    [page.lines, page.facts, page.priced],
  )
  const unknown = page.lines.filter(({ productCode }) => !page.products.has(productCode))
  const isLeftOut = ({ productCode }: CartLine) => page.leftOut.includes(productCode)
  return (
    <>
      {[...groups].map(([supplier, lines]) => (
        <Group key={supplier} supplier={supplier} lines={lines} page={page} swaps={swaps} />
      ))}
      <FreeItems page={page} />
      <NextTiers page={page} />
      {page.answered && page.state !== 'talking' ? (
        <>
          <Unknown title={say('cart.noRoom')} lines={unknown.filter(isLeftOut)} page={page} />
          <Unknown
            title={say('cart.notSold')}
            lines={unknown.filter((line) => !isLeftOut(line))}
            page={page}
          />
        </>
      ) : null}
    </>
  )
}

type GroupProps = { supplier: string; lines: Known[]; page: CartPage; swaps: readonly BiggerUnitHint[] }

function Group({ supplier, lines, page, swaps }: GroupProps) {
  const say = useOrderWords()
  const block = useSettings().blockOutOfStock
  const key = page.cartKey
  const choosable = lines
    .filter(({ line, product }) => canBeChosen(line, product, { kind: page.kind, block }))
    .map(({ line }) => line)
  const all = choosable.length > 0 && choosable.every(({ selected }) => selected)
  const name = supplier || say('cart.otherProducts')
  return (
    <Card as="section" flush className="overflow-hidden" aria-label={name}>
      <div className="border-hairline border-b pl-3">
        <Checkbox
          label={<span className="font-bold">{name}</span>}
          checked={all}
          disabled={choosable.length === 0}
          onChange={(event) => key && selectLines(key, choosable, event.target.checked)}
        />
      </div>
      <ul className="divide-y divide-hairline">
        {lines.map(({ line, product }) =>
          key ? (
            <CartLineRow
              key={line.productCode}
              line={line}
              product={product}
              page={page}
              cartKey={key}
              swaps={swaps}
              priced={page.priced.lines.find(({ productCode }) => productCode === line.productCode)}
            />
          ) : null,
        )}
      </ul>
    </Card>
  )
}

/** Free products are rows of their own, with their promotion. */
function FreeItems({ page }: { page: CartPage }) {
  const say = useOrderWords()
  if (page.priced.freeItems.length === 0) return null
  return (
    <Card as="section" flush aria-label={say('cart.free')} className="overflow-hidden border-primary-soft">
      <h2 className="flex items-center gap-2 bg-primary-tint px-3 py-2 text-base text-primary-text">
        <Gift aria-hidden size={20} strokeWidth={1.75} />
        {say('cart.free')}
      </h2>
      <ul className="divide-y divide-hairline">
        {page.priced.freeItems.map((free) => {
          const product = page.products.get(free.productCode)
          const unit = product?.units.find(({ position }) => position === free.position)?.name ?? ''
          return (
            <li key={`${free.promotionId} ${free.productCode}`} className="flex items-center gap-3 p-3">
              <span className="w-14 shrink-0 overflow-hidden rounded-input">
                {product?.picture ? (
                  <Picture src={`/files/${product.picture}`} width={600} height={600} sizes="56px" alt="" />
                ) : (
                  <span className="grid aspect-square place-items-center bg-primary-tint text-primary-text">
                    <Gift aria-hidden size={24} strokeWidth={1.75} />
                  </span>
                )}
              </span>
              <span className="min-w-0 flex-1">
                <span className="clamp-2 text-sm">
                  {free.points > 0 ? say('points.gift') : (product?.name ?? free.productCode)}
                </span>
                <span className="block text-muted text-xs">{sayFree(free, page.naming)}</span>
              </span>
              {free.points > 0 ? (
                <strong className="tabular shrink-0 text-primary-text text-sm">
                  +{say('points.count', { points: sayNumber(free.points) })}
                </strong>
              ) : (
                <span className="tabular shrink-0 text-right text-sm">
                  {sayNumber(free.quantity)} {countedUnit(unit, free.quantity)}
                  <strong className="block text-primary-text">฿0.00</strong>
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

const mostHints = 4
/** A hint further away than this is not shown. */
const nearEnough = 0.3

/** The missing quantities for more of a promotion, the nearest first. */
function NextTiers({ page }: { page: CartPage }) {
  const say = useOrderWords()
  const hints = page.priced.hints
    .filter(({ have, target }) => have / target >= nearEnough)
    .toSorted((a, b) => b.have / b.target - a.have / a.target)
    .slice(0, mostHints)
  if (hints.length === 0) return null
  return (
    <Card as="section" aria-label={say('cart.nextTiers')} className="grid gap-3">
      <h2 className="text-base">{say('cart.nextTiers')}</h2>
      {hints.map((hint) => {
        const promotion = page.naming.promotions.get(hint.promotionId)
        const text = sayHint(hint, page.naming)
        return (
          <ProgressBar
            key={hint.promotionId}
            value={hint.have}
            max={hint.target}
            valueText={text}
            label={
              <>
                <span className="block text-muted text-xs">{promotion?.shortName || promotion?.name}</span>
                {text}
              </>
            }
          />
        )
      })}
    </Card>
  )
}

/**
 * Lines that are no longer sold or did not fit stay until the customer removes them: nothing leaves a cart
 * unasked.
 */
function Unknown({ title, lines, page }: { title: string; lines: readonly CartLine[]; page: CartPage }) {
  const say = useOrderWords()
  if (lines.length === 0) return null
  return (
    <Card as="section" flush aria-label={title}>
      <h2 className="flex items-center gap-2 px-3 py-2 text-base text-muted">
        <PackageX aria-hidden size={20} strokeWidth={1.75} />
        {title}
      </h2>
      <ul className="divide-y divide-hairline border-hairline border-t">
        {lines.map((line) => (
          <li key={line.productCode} className="flex items-center justify-between gap-2 pl-3">
            <span className="tabular text-muted text-sm">{line.productCode}</span>
            <IconButton
              label={say('cart.remove', { name: line.productCode })}
              icon={<Trash2 size={20} strokeWidth={1.75} />}
              onClick={() => page.cartKey && removeLine(page.cartKey, line, line.productCode, say)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
