import type { Buyer } from '#api/buyers/buyer.ts'
import { vatPercentOn } from '#api/buyers/vat-rate.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Db } from '#api/kit/database.ts'
import { type CurrentPromotions, currentPromotions } from '#api/promotions/promotions.ts'
import { type AreaTerms, termsIn } from '#shop/centres/delivery-area.ts'
import type { CartToPrice, ProductToPrice, Quantities } from '#shop/priced-cart/cart-to-price.ts'
import type { PricedCart } from '#shop/priced-cart/priced-cart.ts'
import { priceCart } from '#shop/pricing/price-cart.ts'
import { promotionToPrice } from '#shop/pricing/promotions-to-price.ts'
import { type Promotion, takesPart } from '#shop/promotions/promotion.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { cashSteps } from './cash-steps.ts'
import { findPriceRows } from './price-queries.ts'
import { productToPrice } from './product-to-price.ts'

export type CartRequest = {
  lines: readonly { productCode: string; quantities: Readonly<Quantities> }[]
  mode?: CartToPrice['mode'] | undefined
  /** Promotions of entered coupons; the caller has checked the customer's right to them. */
  couponPromotionIds?: readonly string[] | undefined
  freeChoices?: CartToPrice['freeChoices'] | undefined
  /** Only for an advance order: the day of its prices. */
  priceDay?: string | undefined
  /** Pick-up has no delivery fee. */
  isPickup?: boolean | undefined
  /** Whether it is paid in cash on delivery, which may be rounded. */
  paysCash?: boolean | undefined
  /** The delivery area; its terms override the centre's. */
  area?: AreaTerms | undefined
  /** A draft that is tried, in place of the promotion of its id; whether the buyer takes part is settled. */
  draft?: Promotion | undefined
  /** The transaction to read in; caches belong to the context's database. */
  db?: Db | undefined
}

type PricingDeps = Pick<Context, 'db' | 'now' | 'settings' | 'log'>
const feeTypes = { included: 1, excluded: 2, none: 0 } as const
/** `notSold` are codes that do not exist or that this buyer cannot buy here. */
export type LoadedCart = { toPrice: CartToPrice; notSold: string[] }

/** The complete input of `priceCart`, in one query besides cached data. */
export async function loadCartToPrice(
  deps: PricingDeps,
  buyer: Buyer,
  request: CartRequest,
): Promise<LoadedCart> {
  const { saleUnit, priceLevel, mayBuyLicensed } = buyer
  const day = bangkokDay(deps.now)
  const [vatPercent, current, settings] = await Promise.all([
    vatPercentOn(deps.db, day),
    currentPromotions(deps, saleUnit, day),
    deps.settings(saleUnit),
  ])
  const codes = [...new Set(request.lines.map(({ productCode }) => productCode))]
  const promotions = withDraft(
    promotionsOf(current, codes).filter((promotion) =>
      takesPart(promotion, buyer.isGuest ? undefined : buyer, day),
    ),
    request.draft,
  )
  const freeCodes = [...new Set(promotions.flatMap((promotion) => promotion.freeProducts))]
  const products = await findProductsToPrice(request.db ?? deps.db, {
    saleUnit,
    codes,
    freeCodes,
    priceLevel,
    mayBuyLicensed,
    day: request.priceDay ?? day,
  })
  const sold = new Map([...products].filter(([, { givesPoints }]) => !givesPoints))
  const { fee, freeFrom, minimum } = termsIn(request.area, settings)
  return {
    toPrice: {
      mode: request.mode ?? 'money',
      lines: request.lines.flatMap(({ productCode, quantities }) => {
        const product = sold.get(productCode)
        return product ? [{ product, quantities }] : []
      }),
      promotions: promotions.map((promotion) => promotionToPrice(promotion, codes)),
      couponPromotionIds: [...(request.couponPromotionIds ?? [])],
      freeProducts: freeCodes.flatMap((code) => products.get(code) ?? []),
      freeChoices: request.freeChoices ?? [],
      vatPercent,
      delivery: {
        fee: request.isPickup ? 0 : fee,
        freeFrom: freeFrom > 0 ? freeFrom : null,
        priceType: feeTypes[settings.deliveryFeeType],
      },
      minimumOrder: minimum,
      pointsPer100Baht: settings.pointsPer100Baht,
      cashStep: cashSteps[settings.cashRounding],
      paysCash: request.paysCash ?? false,
    },
    notSold: codes.filter((code) => !sold.has(code)),
  }
}

/** Products by code, at the prices of a level on a day. */
export async function findProductsToPrice(
  db: Db,
  request: Parameters<typeof findPriceRows>[1],
): Promise<Map<string, ProductToPrice>> {
  const rows = await findPriceRows(db, request)
  return new Map(rows.map((row) => [row.code, productToPrice(row)]))
}

/** Promotions of these products, and those of the whole order. */
function promotionsOf(
  { byProduct, onWholeOrders }: CurrentPromotions,
  codes: readonly string[],
): Promotion[] {
  return [...new Set(codes.flatMap((code) => byProduct.get(code) ?? [])), ...onWholeOrders]
}

function withDraft(promotions: Promotion[], draft: Promotion | undefined): Promotion[] {
  return draft ? [...promotions.filter(({ id }) => id !== draft.id), draft] : promotions
}

/** The server's price of a cart, which an order uses. */
export async function priceFor(
  deps: PricingDeps,
  buyer: Buyer,
  request: CartRequest,
): Promise<LoadedCart & { priced: PricedCart }> {
  const loaded = await loadCartToPrice(deps, buyer, request)
  return { ...loaded, priced: priceCart(loaded.toPrice) }
}
