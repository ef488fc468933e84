/** What shops of one type buy together: for each product how many shops buy it, and what they buy besides. */
export type AlikeShops = {
  shops: number
  products: Record<string, { shops: number; besides: [productCode: string, shops: number][] }>
}

export const nothingAlike: AlikeShops = { shops: 0, products: {} }

const [mostProducts, mostBesides, mostPerShop] = [600, 8, 60]
const fewestShops = 3

/** Counts in how many of the shops each product, and each pair of products, is bought. */
export function compareShops(shops: readonly (readonly string[])[]): AlikeShops {
  const bought = new Map<string, number>()
  for (const codes of shops) for (const code of new Set(codes)) bought.set(code, (bought.get(code) ?? 0) + 1)
  const counted = new Map(
    [...bought]
      .filter(([, count]) => count >= fewestShops)
      .sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1))
      .slice(0, mostProducts),
  )
  const pairs = new Map<string, Map<string, number>>()
  for (const codes of shops) {
    const known = [...new Set(codes)]
      .filter((code) => counted.has(code))
      .sort()
      .slice(0, mostPerShop)
    for (const one of known) {
      const others = pairs.get(one) ?? new Map<string, number>()
      pairs.set(one, others)
      for (const other of known) if (other !== one) others.set(other, (others.get(other) ?? 0) + 1)
    }
  }
  const products: AlikeShops['products'] = {}
  for (const [code, count] of counted) {
    const besides = [...(pairs.get(code) ?? [])]
      .filter(([, together]) => together >= fewestShops)
      .sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1))
      .slice(0, mostBesides)
    if (besides.length > 0) products[code] = { shops: count, besides }
  }
  return { shops: shops.length, products }
}

type Companion = { productCode: string; besides: string; shops: number; of: number }

/** At least this share of the shops that buy one product buy the other too. */
const leastShare = 0.3

/** What shops like this one buy besides its own products, the most certain first. */
export function findCompanions(alike: AlikeShops, own: ReadonlySet<string>, most: number): Companion[] {
  const best = new Map<string, Companion>()
  for (const besides of own) {
    const known = alike.products[besides]
    for (const [productCode, shops] of known?.besides ?? []) {
      if (!known || own.has(productCode) || shops < leastShare * known.shops) continue
      const one = { productCode, besides, shops, of: known.shops }
      const other = best.get(productCode)
      if (!other || compare(one, other) < 0) best.set(productCode, one)
    }
  }
  return [...best.values()].sort(compare).slice(0, most)
}

/** A share of few shops is less sure than the same share of many. */
const certainty = ({ shops, of }: Companion) => shops / (of + 4)

function compare(one: Companion, other: Companion): number {
  return (
    certainty(other) - certainty(one) ||
    (one.productCode < other.productCode ? -1 : one.productCode > other.productCode ? 1 : 0) ||
    (one.besides < other.besides ? -1 : 1)
  )
}
