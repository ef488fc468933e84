import type { Satang } from '../money/satang.ts'
import { withVat } from '../money/vat.ts'
import type { CartToPrice, ProductToPrice, Quantities, UnitToPrice } from '../priced-cart/cart-to-price.ts'
import type { BiggerUnitHint, PricedCart, PricedLine, PricedRow } from '../priced-cart/priced-cart.ts'
import { priceCart } from './price-cart.ts'

type Swap = {
  product: ProductToPrice
  /** All rows of the product as they are. */
  rows: readonly PricedRow[]
  small: UnitToPrice
  big: UnitToPrice
  missing: number
  bigUnits: number
  /** The saving by unit prices alone. */
  byTag: Satang
}

/** Each swap prices the whole cart again, so only the best few by unit price are tried. */
const mostLookedAt = 4

/**
 * "4 more bottles make a case and save 12 baht", from pricing the whole cart both ways. No hint when the
 * lower sum would lose a promotion, gift, free delivery or the minimum.
 */
export function biggerUnitHints(cart: CartToPrice, priced: PricedCart): BiggerUnitHint[] {
  if (cart.mode === 'points') return []
  const hints: BiggerUnitHint[] = []
  const hinted = new Set<string>()
  for (const swap of swapsOf(cart, priced).slice(0, mostLookedAt)) {
    const { product, small, big, missing, bigUnits } = swap
    const row = `${product.code} ${small.position}`
    if (hinted.has(row)) continue
    const saves = savingOf(cart, priced, swap)
    if (saves <= 0) continue
    hinted.add(row)
    hints.push({
      kind: 'biggerUnit',
      productCode: product.code,
      from: small.position,
      to: big.position,
      missing,
      bigUnits,
      saves,
    })
  }
  return hints
}

/** Swaps with at least half a big unit in the cart and a cheaper unit price; the largest saving first. */
function swapsOf({ lines, vatPercent }: CartToPrice, priced: PricedCart): Swap[] {
  const products = new Map(lines.map(({ product }) => [product.code, product]))
  const found = priced.lines.flatMap((line) => {
    const product = products.get(line.productCode)
    return product && line.orderable ? line.rows.map((row) => swapsOfRow(product, line, row, vatPercent)) : []
  })
  const most = (swaps: readonly Swap[]) => Math.max(0, ...swaps.map(({ byTag }) => byTag))
  const keyOf = ([swap]: readonly Swap[]) => (swap ? `${swap.product.code} ${swap.small.position}` : '')
  return found.toSorted((a, b) => most(b) - most(a) || (keyOf(a) < keyOf(b) ? -1 : 1)).flat()
}

function swapsOfRow(
  product: ProductToPrice,
  { rows, baseUnits }: PricedLine,
  row: PricedRow,
  vatPercent: number,
): Swap[] {
  const small = product.units.find(({ position }) => position === row.position)
  if (!small || small.price <= 0) return []
  const cost = (unit: UnitToPrice, count: number) => withVat(unit.price * count, unit.priceType, vatPercent)
  return product.units.flatMap((big) => {
    const many = big.rate / small.rate
    if (many <= 1 || !Number.isInteger(many) || big.price <= 0) return []
    const missing = Math.max(0, many - row.quantity)
    if (missing * 2 > many) return []
    if (missing > 0 && product.stockControlled && baseUnits + missing * small.rate > product.stockAvailable)
      return []
    const bigUnits = Math.max(1, Math.floor(row.quantity / many))
    const byTag = cost(small, bigUnits * many) - cost(big, bigUnits)
    return byTag > 0 ? [{ product, rows, small, big, missing, bigUnits, byTag }] : []
  })
}

function savingOf(
  cart: CartToPrice,
  priced: PricedCart,
  { product, rows, small, big, missing, bigUnits }: Swap,
): Satang {
  const pricedWith = (more: { [position in 1 | 2 | 3]?: number }) => {
    const quantityOf = (position: 1 | 2 | 3) =>
      (rows.find((row) => row.position === position)?.quantity ?? 0) + (more[position] ?? 0)
    return priceCart(withQuantities(cart, product, [quantityOf(1), quantityOf(2), quantityOf(3)]))
  }
  const inSmall = missing > 0 ? pricedWith({ [small.position]: missing }) : priced
  const inBig = pricedWith({
    [small.position]: missing - (bigUnits * big.rate) / small.rate,
    [big.position]: bigUnits,
  })
  return keepsAll(priced, inBig) && keepsAll(inSmall, inBig) ? inSmall.total - inBig.total : 0
}

/** Whether no gift, coupon or minimum order is lost with the lower total. */
function keepsAll(before: PricedCart, after: PricedCart): boolean {
  if (after.missingToMinimum > 0 && before.missingToMinimum === 0) return false
  if (!before.couponPromotionIdsUsed.every((id) => after.couponPromotionIdsUsed.includes(id))) return false
  return before.freeItems.every(({ promotionId, quantity }) =>
    after.freeItems.some(
      (productCode) => productCode.promotionId === promotionId && productCode.quantity >= quantity,
    ),
  )
}

/** The cart with other quantities of one product. */
function withQuantities(
  cart: CartToPrice,
  product: ProductToPrice,
  quantities: Readonly<Quantities>,
): CartToPrice {
  return {
    ...cart,
    lines: [...cart.lines.filter((line) => line.product.code !== product.code), { product, quantities }],
  }
}
