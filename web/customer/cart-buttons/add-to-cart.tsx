import { type CartKind, mostCartLines } from '#shop/cart/cart.ts'
import { currentCart, notePrice, setQuantity } from '#web/customer/cart/cart-store.ts'
import { mostOfOne } from '#web/customer/cart/stored-cart.ts'
import { useCartKey, useCartLine } from '#web/customer/cart/use-cart.ts'
import { loadSender } from '#web/customer/cart-sync/load-sender.ts'
import { useSettings, useSite } from '#web/kit/visit/site.ts'
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'

type Position = 1 | 2 | 3

/** The unit of a quick add: the smallest, or by setting the biggest. */
export function useQuickUnit<Unit>(units: readonly Unit[]): Unit | undefined {
  return useSettings().quickAddBiggestUnit ? units[0] : units.at(-1)
}

/** Why this product cannot be added now, the same sentence on every card and page. */
export function useWhyNotAdd(soldOut: boolean, forPoints?: boolean): string | undefined {
  const say = useShopWords()
  const pointsMode = useSite()?.pointsMode
  const { orderingOpen, blockOutOfStock } = useSettings()
  if (pointsMode && forPoints === false) return say('cart.notForPoints')
  if (orderingOpen === false) return say('cart.closed')
  return soldOut && blockOutOfStock ? say('cart.soldOut') : undefined
}

type Addable = {
  code: string
  name: string
  soldOut: boolean
  points?: number | undefined
  stock?: number | undefined
  units?: readonly { position: Position; name: string; rate: number }[]
}

/** The next smaller unit in stock, when stock is too low for one of this unit. */
const fitting = ({ units, stock = 0 }: Addable, position: Position) =>
  units?.find((each) => each.position > position && each.rate <= stock)?.name

type AddToCartProps = {
  product: Addable
  /** The unit this button counts: the card's chosen chip, or `useQuickUnit`. */
  unit: { position: Position; name: string; price?: number }
  /** The limit of this unit by stock, when known. */
  most?: number | undefined
  kind?: CartKind | undefined
  /** In the cart page there is no toast, and the page handles the removal of the last one. */
  onRemove?: () => void
  className?: string
}

/** A round + that turns into a stepper: changes the quantity of one unit in the cart at once. */
export function AddToCart({ product, unit, most = mostOfOne, kind, onRemove, className }: AddToCartProps) {
  const say = useShopWords()
  const locale = useLocale()
  const isGuest = useSite()?.visitor?.isGuest
  const key = useCartKey(kind)
  const line = useCartLine(product.code, kind)
  const whyNot = useWhyNotAdd(
    product.soldOut,
    kind && kind !== 'points' ? undefined : Boolean(product.points),
  )
  const quantity = line?.quantities[unit.position - 1] ?? 0
  const what = { name: product.name, unit: unit.name }
  const max = whyNot ? quantity : Math.max(quantity, Math.min(most, mostOfOne))

  const smaller = most === 0 ? fitting(product, unit.position) : undefined
  const noMore = smaller
    ? say('cart.bySmaller', { unit: unit.name, smaller })
    : say('cart.noMore', { count: most, unit: unit.name })

  function change(next: number): void {
    if (!key) return
    if (!line && currentCart(key).lines.length >= mostCartLines) {
      void loadSender().then(({ tellFull }) => tellFull(locale))
      return
    }
    const last = next === 0 && line?.quantities.every((each, at) => each === 0 || at === unit.position - 1)
    if (onRemove && last) onRemove()
    else {
      setQuantity(key, product.code, unit.position, next)
      if (isGuest && unit.price) notePrice(key, product.code, unit.position, unit.price)
    }
    if (!onRemove)
      showToast({
        text: line ? say('cart.updated') : say('cart.added'),
        tone: 'success',
        lifeMs: toastLife.cart,
      })
  }

  return (
    <QuantityStepper
      value={quantity}
      onChange={change}
      max={max}
      whyNoMore={whyNot ?? (quantity >= most ? noMore : undefined)}
      words={{
        add: say('cart.add', what),
        less: say('cart.less', what),
        more: say('cart.more', what),
        quantity: say('cart.quantity', what),
        wrong: say('cart.notWhole'),
        most: whyNot ?? say('cart.noMore', { count: max, unit: unit.name }),
      }}
      {...(className ? { className } : {})}
    />
  )
}
