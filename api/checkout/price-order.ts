import { sql } from 'kysely'
import type { Buyer } from '#api/buyers/buyer.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Db } from '#api/kit/database.ts'
import { type LoadedCart, priceFor } from '#api/pricing/pricing.ts'
import type { CartKind, ProductQuantities } from '#shop/cart/cart.ts'
import { sumLines, whyTooMany } from '#shop/cart/sum-lines.ts'
import { type Both, hiddenMaterialTypes } from '#shop/catalogue/product.ts'
import type { AreaTerms } from '#shop/centres/delivery-area.ts'
import type { Difference } from '#shop/checkout/differences.ts'
import type { BlockedLine } from '#shop/checkout/why-not-place.ts'
import type { DeliveryMethod } from '#shop/orders/delivery-method.ts'
import type { PaymentMethod } from '#shop/payments/payment-methods.ts'
import type { CartToPrice } from '#shop/priced-cart/cart-to-price.ts'
import type { PricedCart } from '#shop/priced-cart/priced-cart.ts'
import { pick } from '#shop/words/locale.ts'

type Chosen = {
  kind: CartKind
  lines: readonly ProductQuantities[]
  deliveryMethod: DeliveryMethod
  freeChoices: CartToPrice['freeChoices']
  /** The day an advance order's price is of. */
  priceDay: string | undefined
  couponPromotionId: string | undefined
  payment?: PaymentMethod | undefined
  area: AreaTerms | undefined
}
export type PricedOrder = LoadedCart & { priced: PricedCart; kind: CartKind }

/** Prices what was chosen anew: of the request only products, amounts and choices count. */
export async function priceOrder(
  context: Pick<Context, 'db' | 'now' | 'settings' | 'log'>,
  buyer: Buyer,
  chosen: Chosen,
): Promise<PricedOrder> {
  const tooMany = whyTooMany(chosen.lines)
  if (tooMany) throw tooMany
  const wanted = sumLines(chosen.lines).filter(({ quantities }) =>
    quantities.some((quantity) => quantity > 0),
  )
  const loaded = await priceFor(context, buyer, {
    lines: wanted,
    mode: chosen.kind === 'points' ? 'points' : 'money',
    couponPromotionIds: chosen.couponPromotionId ? [chosen.couponPromotionId] : [],
    freeChoices: chosen.freeChoices,
    priceDay: chosen.kind === 'advance' ? chosen.priceDay : undefined,
    area: chosen.area,
    isPickup: chosen.deliveryMethod === 'PICKUP',
    paysCash: chosen.payment === 'COD',
  })
  return { ...loaded, kind: chosen.kind }
}

type Blocked = { code: string; why: BlockedLine['why']; wanted: number; left: number }

const whyOf = {
  unknownPromotion: 'unpriced',
  noPrice: 'unpriced',
  unitNotSold: 'notSold',
  notRedeemable: 'notRedeemable',
} as const

/** Products that cannot be ordered now, each with the first reason. */
export function blockedProducts({ toPrice, notSold, priced, kind }: PricedOrder): Blocked[] {
  const products = new Map(
    [...toPrice.freeProducts, ...toPrice.lines.map(({ product }) => product)].map((product) => [
      product.code,
      product,
    ]),
  )
  const blocked: Blocked[] = [
    ...notSold.map((code) => ({ code, why: 'notSold' as const, wanted: 0, left: 0 })),
    ...priced.problems.map(({ kind: problem, productCode }) => ({
      code: productCode,
      why: whyOf[problem],
      wanted: 0,
      left: 0,
    })),
    ...toPrice.lines
      .filter(({ product }) => kind === 'advance' && product.basis !== 'advance')
      .map(({ product }) => ({ code: product.code, why: 'wrongDay' as const, wanted: 0, left: 0 })),
    ...priced.needs.flatMap(({ productCode, baseUnits }) => {
      const product = products.get(productCode)
      const short = product?.stockControlled && product.stockAvailable < baseUnits
      return short
        ? [
            {
              code: productCode,
              why: 'soldOut' as const,
              wanted: baseUnits,
              left: Math.max(0, product.stockAvailable),
            },
          ]
        : []
    }),
  ]
  return [...new Map(blocked.toReversed().map((each) => [each.code, each])).values()].toReversed()
}

type Reader = Pick<Buyer, 'saleUnit' | 'mayBuyLicensed'>

/** Names for a refusal, also of products no longer sold; what this buyer may never see has none. */
export async function findNames(
  db: Db,
  { saleUnit, mayBuyLicensed }: Reader,
  codes: readonly string[],
): Promise<Map<string, Both>> {
  if (codes.length === 0) return new Map()
  const { rows } = await sql<{ code: string; th: string; en: string }>`
    select code, name_th as th, name_en as en from products where sale_unit = ${saleUnit} and code = any(${[...codes]})
      and (${mayBuyLicensed} or not needs_licence) and material_type <> all(${[...hiddenMaterialTypes]})`.execute(
    db,
  )
  return new Map(rows.map(({ code, th, en }) => [code, { th, en }]))
}

const nameOf = (names: Map<string, Both>, code: string): Both => names.get(code) ?? { th: code, en: code }

/** The blocked products as the rule names them, and as the screen shows them. */
export async function findBlocked(
  { db, locale }: Pick<Context, 'db' | 'locale'>,
  reader: Reader,
  order: PricedOrder,
): Promise<{ lines: BlockedLine[]; differences: Difference[] }> {
  const blocked = blockedProducts(order)
  const names = await findNames(
    db,
    reader,
    blocked.map(({ code }) => code),
  )
  return {
    lines: blocked.map(({ code, why }) => {
      const { th, en } = nameOf(names, code)
      return { product: pick(locale, th, en), why }
    }),
    differences: blocked.flatMap(({ code, why, wanted, left }): Difference[] => {
      const about = { productCode: code, name: nameOf(names, code) }
      if (why === 'soldOut') return [{ kind: 'stock', ...about, wanted, left }]
      return why === 'notSold' ? [{ kind: 'notSold', ...about }] : []
    }),
  }
}
