import { type Buyer, loadBuyer } from '#api/buyers/buyer.ts'
import { loadPriceTable } from '#api/catalogue/price-table.ts'
import { productsOfCodes } from '#api/catalogue/product-items.ts'
import { findCustomerPlace } from '#api/centres/customer-area.ts'
import type { Context } from '#api/kit/calls/context.ts'
import { loadCartToPrice } from '#api/pricing/pricing.ts'
import type { CartKind, ProductQuantities } from '#shop/cart/cart.ts'
import { whyTooMany } from '#shop/cart/sum-lines.ts'
import type { Product } from '#shop/catalogue/product.ts'
import type { CartToPrice } from '#shop/priced-cart/cart-to-price.ts'
import { type AdvanceWindow, dayInside, findAdvanceWindows } from './advance-windows.ts'

type CartFactsRequest = {
  kind: CartKind
  lines: readonly ProductQuantities[]
  requestedOn?: string | undefined
}
type CartFacts = {
  products: Product[]
  toPrice: CartToPrice
  requestedOn: string | null
  windows: AdvanceWindow[]
}

/** The data a cart is shown and priced from: the buyer's products, and the input of `priceCart`. */
export async function loadCartFacts(
  context: Context,
  { kind, lines, requestedOn }: CartFactsRequest,
): Promise<CartFacts> {
  const { db, now } = context
  const tooMany = whyTooMany(lines)
  if (tooMany) throw tooMany
  const buyer = await loadBuyer(context)
  const codes = [...new Set(lines.map(({ productCode }) => productCode))]
  const windows = kind === 'advance' ? await findAdvanceWindows(db, buyer, codes, now) : []
  const priceDay = kind === 'advance' ? (requestedOn ?? dayInside(windows)) : undefined
  const place = buyer.isGuest
    ? undefined
    : await findCustomerPlace(db, { saleUnit: buyer.saleUnit, customerCode: buyer.code })
  const mode = kind === 'points' ? 'points' : 'money'
  const { toPrice } = await loadCartToPrice(context, buyer, { lines, mode, priceDay, area: place?.area })
  // Possible free products are shown too, so they need names and pictures.
  const given = toPrice.freeProducts.map(({ code }) => code)
  const products = await sellableOf(context, buyer, [...new Set([...codes, ...given])])
  return { products, toPrice, requestedOn: priceDay ?? null, windows }
}

async function sellableOf(
  { db, now, log }: Pick<Context, 'db' | 'now' | 'log'>,
  buyer: Buyer,
  codes: readonly string[],
): Promise<Product[]> {
  if (codes.length === 0) return []
  return productsOfCodes({ db, buyer, table: await loadPriceTable({ db, now, log }, buyer) }, codes)
}

/** Those of the products that the caller can buy here today. */
export async function findSellable(
  context: Pick<Context, 'db' | 'caller' | 'now' | 'log'>,
  codes: readonly string[],
): Promise<Product[]> {
  return sellableOf(context, await loadBuyer(context), codes)
}
