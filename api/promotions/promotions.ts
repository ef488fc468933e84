import type { Context } from '#api/kit/calls/context.ts'
import { whyNotReadable } from '#shop/discounts/tiers.ts'
import type { Promotion, PromotionCalculation, PromotionType } from '#shop/promotions/promotion.ts'
import type { PromotionAbout } from '#shop/promotions/promotion-about.ts'
import { loadingCache } from '#shop/time/loading-cache.ts'
import { findPromotionsInForce, type PromotionRow } from './find-promotions.ts'
import { aboutPromotions } from './promotion-about.ts'

export type CurrentPromotions = {
  all: Promotion[]
  byProduct: Map<string, Promotion[]>
  onWholeOrders: Promotion[]
  /** Customers a promotion includes or excludes by name. */
  named: Set<string>
}

type PromotionDeps = Pick<Context, 'db' | 'log'>
// Product lists stand on it for two seconds more: what staff save is seen everywhere within five.
const cache = loadingCache<CurrentPromotions>({ freshMs: 1_500, staleMs: 1_500 })
/** Logged once in a while, not at each load. */
const warned = loadingCache<void>({ freshMs: 15 * 60_000 })

const cannotBePriced = 'a promotion that cannot be read: its goods cannot be ordered'

/** The promotions in force in a centre, cached for a few seconds, since every priced product needs them. */
export function currentPromotions(
  deps: PromotionDeps,
  saleUnit: string,
  day: string,
): Promise<CurrentPromotions> {
  return cache.get(deps.db, `${saleUnit} ${day}`, () => loadCurrent(deps, saleUnit, day))
}

export function asPromotion(row: PromotionRow, about?: PromotionAbout): Promotion {
  const audience = (kind: string) =>
    new Set(row.audience.filter((entry) => entry.kind === kind).map((entry) => entry.code))
  const products = (side: string) =>
    row.products.filter((product) => product.side === side).map((product) => product.code)
  return {
    id: row.id,
    name: row.name,
    shortName: row.short_name,
    remark: row.remark,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    enabled: row.enabled,
    type: row.type as PromotionType,
    calculation: row.calculation as PromotionCalculation,
    weekdays: row.weekdays,
    needsCoupon: row.needs_coupon,
    tiers: row.tiers,
    about,
    saleProducts: new Set(products('sale')),
    freeProducts: products('free'),
    audience: {
      all: row.all_customers,
      customers: audience('customer'),
      excluded: audience('excluded'),
      customerTypes: audience('customer_type'),
      storeTypes: audience('store_type'),
    },
  }
}

async function loadCurrent(
  { db, log }: PromotionDeps,
  saleUnit: string,
  day: string,
): Promise<CurrentPromotions> {
  const rows = await findPromotionsInForce(db, saleUnit, day)
  const about = await aboutPromotions(db, saleUnit, rows)
  const all = rows.map((row) => asPromotion(row, about.get(row.id)))
  for (const promotion of all) {
    const odd = whyNotReadable(promotion)
    if (odd)
      await warned.get(db, JSON.stringify([saleUnit, odd]), async () =>
        log.warn({ saleUnit, ...odd }, cannotBePriced),
      )
  }
  const byProduct = new Map<string, Promotion[]>()
  for (const promotion of all) {
    for (const code of promotion.saleProducts) {
      const list = byProduct.get(code)
      if (list) list.push(promotion)
      else byProduct.set(code, [promotion])
    }
  }
  return {
    all,
    byProduct,
    onWholeOrders: all.filter(({ type, saleProducts }) => type === 3 && saleProducts.size === 0),
    named: new Set(all.flatMap(({ audience }) => [...audience.customers, ...audience.excluded])),
  }
}
