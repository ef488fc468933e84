import { makeRandom, type Random } from '#database/seeds/random.ts'

/** A product as a shopkeeper knows it: what kind of goods it is, and how often all shops sell it. */
export type StockedGoods = { group: string; place: number }
/** Quantities are of unit 1, the case a shop orders in. */
type Visit = { secondsAgo: number; shop: number; lines: { place: number; quantity: number }[] }

type Kept = {
  goods: StockedGoods
  /** Cases sold on a usual day. */
  daily: number
  /** How many days a full shelf lasts. */
  coverDays: number
  onShelf: number
  /** The day the shop began, and the one on which it gives the product up. */
  from: number
  until: number
  /** The day of the year around which it sells best, and how much better. */
  peak: number
  swing: number
}

const daySeconds = 86_400
const storeTypes = 4
/** Weeks in which the maker pays for a bigger shelf; no shop knows them before. */
const promotedShare = 0.06

/**
 * One shop’s orders over the years: it looks at its shelves at its own pace and orders what will not last.
 * Demand, forgetting, purchases elsewhere and what is tried once are left to chance.
 */
export function simulateShop(
  shop: number,
  { goods, days, pace }: { goods: readonly StockedGoods[]; days: number; pace: number },
): Visit[] {
  const random = makeRandom(`shop ${shop}`)
  const opened = shop === 1 ? 0 : days * 0.95 * random.next() ** 1.4
  const every = pace * (shop === 1 ? 7 : random.pick([5, 7, 7, 10, 14, 14, 21, 30]))
  const steadiness = 0.05 + 0.3 * random.next()
  const size = 0.6 + 1.4 * random.next()
  const kept: Kept[] = Array.from({ length: random.between(5, 17) }, () =>
    newGoods(random, { goods, shop, from: opened, every, size }),
  )
  const visits: Visit[] = []
  let before = opened
  for (let at = opened + every * random.next(); at < days; ) {
    const lines = new Map<number, number>()
    const passed = at - before
    for (const [index, one] of kept.entries()) {
      if (at > one.until) kept[index] = newGoods(random, { goods, shop, from: at, every, size })
      const quantity = restock(random, one, { at, passed, every })
      if (quantity > 0) lines.set(one.goods.place, quantity)
    }
    // Something new is tried now and then, mostly what others buy much.
    if (random.chance(0.22)) lines.set(chooseGoods(random, goods, shop).place, 1)
    before = at
    if (lines.size > 0)
      visits.push({
        secondsAgo: Math.round((days - at) * daySeconds),
        shop,
        lines: [...lines].map(([place, quantity]) => ({ place, quantity })),
      })
    const skipped = random.chance(0.06) ? every : 0
    at += Math.max(every * 0.3, every * (1 + steadiness * bell(random)) + skipped)
  }
  return visits
}

/** Around zero, mostly between -2 and 2. */
const bell = (random: Random) => (random.next() + random.next() + random.next() + random.next() - 2) * 1.73

function newGoods(
  random: Random,
  {
    goods,
    shop,
    from,
    every,
    size,
  }: { goods: readonly StockedGoods[]; shop: number; from: number; every: number; size: number },
): Kept {
  // The days a case lasts: from what leaves with every visit to what stands for two months.
  const lasts = every * (0.8 + 7 * random.next() ** 2)
  const daily = (size * (1 + Math.floor(random.next() ** 2 * 5))) / lasts
  return {
    goods: chooseGoods(random, goods, shop),
    daily,
    coverDays: lasts,
    onShelf: daily * lasts * random.next(),
    from,
    until: from + 120 + 900 * random.next(),
    peak: Math.floor(random.next() * 365),
    swing: random.chance(0.25) ? 0.4 + 0.5 * random.next() : 0.1 * random.next(),
  }
}

/** Shops of one type sell much the same: a kind of goods belongs above all to one type. */
function chooseGoods(random: Random, goods: readonly StockedGoods[], shop: number): StockedGoods {
  for (let tries = 0; ; tries++) {
    const chosen = goods[Math.floor(goods.length * random.next() ** 3)]
    if (!chosen) throw new Error('No goods to choose from')
    if (tries > 4 || typeOfGroup(chosen.group) === shop % storeTypes || random.chance(0.3)) return chosen
  }
}

const typeOfGroup = (group: string) =>
  [...group].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % storeTypes

/** What is sold since the last look leaves the shelf; what would not last until the next look is ordered. */
function restock(
  random: Random,
  one: Kept,
  { at, passed, every }: { at: number; passed: number; every: number },
): number {
  const season = 1 + one.swing * Math.cos(((at - one.peak) / 365) * 2 * Math.PI)
  const sold = one.daily * season * passed * Math.max(0.2, 1 + 0.35 * bell(random))
  one.onShelf = Math.max(0, one.onShelf - sold)
  const target = one.daily * season * one.coverDays
  // Bought at the market around the corner, or from another supplier.
  if (random.chance(0.04)) one.onShelf = Math.max(one.onShelf, target * random.next())
  const isForgotten = random.chance(0.08)
  const needed = one.daily * season * every * (0.7 + 0.6 * random.next())
  if (isForgotten || one.onShelf > needed) return 0
  const isPromoted = makeRandom(`week ${Math.floor(at / 7)} ${one.goods.place}`).chance(promotedShare)
  const quantity = Math.max(1, Math.round((target - one.onShelf) * (isPromoted ? 2 : 1)))
  one.onShelf += quantity
  return quantity
}
