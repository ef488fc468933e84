import { sql } from 'kysely'
import type { Buyer } from '#api/buyers/buyer.ts'
import type { Db } from '#api/kit/database.ts'
import type { LoadedCart } from '#api/pricing/pricing.ts'
import type { CartKind } from '#shop/cart/cart.ts'
import { type Both, hiddenMaterialTypes } from '#shop/catalogue/product.ts'
import type { Difference } from '#shop/checkout/differences.ts'
import type { BlockedLine } from '#shop/checkout/why-not-place.ts'
import type { PricedCart } from '#shop/priced-cart/priced-cart.ts'
import { type Locale, pick } from '#shop/words/locale.ts'

type Blocked = { code: string; why: BlockedLine['why']; wanted: number; left: number }
type Cart = LoadedCart & { priced: PricedCart; kind: CartKind }

const whyOf = {
  unknownPromotion: 'unpriced',
  noPrice: 'unpriced',
  unitNotSold: 'notSold',
  notRedeemable: 'notRedeemable',
} as const

/** Goods of a cart that cannot be ordered now, each with the first reason. */
export function blockedGoods({ toPrice, notSold, priced, kind }: Cart): Blocked[] {
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

/**
 * The names of goods in a refusal, by their codes. Goods that went off the shelf still have one, or nobody would know what to take out of
 * the cart; what this buyer may never see (without a licence, or the books' own goods) has none, as if it did not exist.
 */
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

/** The blocked goods as the rule names them, and as the screen shows them. */
export async function tellBlocked(
  db: Db,
  reader: Reader,
  locale: Locale,
  blocked: readonly Blocked[],
): Promise<{ lines: BlockedLine[]; differences: Difference[] }> {
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
