import type { CartKind } from '#shop/cart/cart.ts'
import { mostCartLines } from '#shop/cart/cart.ts'
import { currentCart, notePrice, setQuantity } from '#web/customer/cart/cart-store.ts'
import { mostOfOne } from '#web/customer/cart/stored-cart.ts'
import { useCartKey, useCartLine } from '#web/customer/cart/use-cart.ts'
import { loadSender } from '#web/customer/cart-sync/load-sender.ts'
import { useSettings, useSite } from '#web/kit/visit/site.ts'
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'

type Position = 1 | 2 | 3

/** The unit a quick add counts: the smallest, or the biggest when the setting says so. */
export function useQuickUnit<Unit>(units: readonly Unit[]): Unit | undefined {
  return useSettings().quickAddBiggestUnit ? units[0] : units.at(-1)
}

/** Why nothing of this product can be added now, as a sentence; the same on every card and page. */
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

/** The next smaller unit of which there is one, when there is not enough for a single one of this unit. */
const fitting = ({ units, stock = 0 }: Addable, position: Position) =>
  units?.find((each) => each.position > position && each.rate <= stock)?.name

type AddToCartProps = {
  product: Addable
  /** The unit counted here: what the chips of the card say, or `useQuickUnit`. */
  unit: { position: Position; name: string; price?: number }
  /** How many of this unit there are at most, when that is known. */
  most?: number | undefined
  kind?: CartKind | undefined
  /** In the cart itself: nothing is said in passing, and the last one taken away is the page's to answer. */
  onRemove?: () => void
  className?: string
}

/** One round + that grows into a stepper: the quantity of one unit of one product, in the cart at once. */
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

  function change(wanted: number): void {
    if (!key) return
    if (!line && currentCart(key).lines.length >= mostCartLines) {
      void loadSender().then(({ tellFull }) => tellFull(locale))
      return
    }
    const last = wanted === 0 && line?.quantities.every((each, at) => each === 0 || at === unit.position - 1)
    if (onRemove && last) onRemove()
    else {
      setQuantity(key, product.code, unit.position, wanted)
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
