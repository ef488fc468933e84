import { sql } from 'kysely'
import { staffBuyer } from '#api/buyers/buyer.ts'
import type { Db } from '#api/kit/database.ts'
import { findProductsToPrice } from '#api/pricing/pricing.ts'
import type { GoodToCheck } from '#shop/merchant-promotions/margins.ts'
import type { Satang } from '#shop/money/satang.ts'
import type { ProductToPrice } from '#shop/priced-cart/cart-to-price.ts'

type KnownGood = GoodToCheck & { nameTh: string; nameEn: string }

const priceLevels = [1, 2, 3, 4, 5]

/** Products of a centre by code, with their list prices, their lowest prices of all levels, and their cost. */
export async function findGoods(
  db: Db,
  saleUnit: string,
  codes: readonly string[],
  day: string,
): Promise<Map<string, KnownGood>> {
  if (codes.length === 0) return new Map()
  const { mayBuyLicensed } = staffBuyer(saleUnit)
  const request = { saleUnit, codes, freeCodes: codes, mayBuyLicensed, day }
  const [names, ...levels] = await Promise.all([
    findNames(db, saleUnit, codes),
    ...priceLevels.map((priceLevel) => findProductsToPrice(db, { ...request, priceLevel })),
  ])
  return new Map(
    names.flatMap(({ code, ...known }) => {
      // Stock does not matter here: gifts would run out.
      const prices = levels.flatMap((level) => {
        const product = level.get(code)
        return product ? [{ ...product, stockControlled: false }] : []
      })
      const [listed] = prices
      if (!listed) return []
      const lowest = prices.reduce((least, each) => (firstPrice(each) < firstPrice(least) ? each : least))
      return [[code, { ...known, listed, lowest }]]
    }),
  )
}

const firstPrice = ({ units }: ProductToPrice) => units[0]?.price ?? 0

/** What one smallest unit is worth to the centre: its cost, or its lowest price where no cost is known. */
export function worthOf({ lowest, cost }: KnownGood): Satang {
  const [biggest, smallest] = [lowest.units[0], lowest.units.at(-1)]
  if (!biggest || !smallest || lowest.givesPoints) return 0
  return cost === null ? smallest.price : Math.round((cost * smallest.rate) / biggest.rate)
}

async function findNames(db: Db, saleUnit: string, codes: readonly string[]) {
  const { rows } = await sql<{ code: string; nameTh: string; nameEn: string; cost: Satang | null }>`
    select p.code, p.name_th as "nameTh", p.name_en as "nameEn", p.cost from products p
    where p.sale_unit = ${saleUnit} and p.code = any(${[...codes]}::text[]) order by p.code`.execute(db)
  return rows
}
