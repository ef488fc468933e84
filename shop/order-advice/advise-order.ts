import type { AdviceReason, AdvisedLine, DayNumber, Purchase } from './advice.ts'
import { type AlikeShops, findCompanions } from './alike-shops.ts'
import { median } from './median.ts'
import { type Bought, type ProductRhythm, productRhythm } from './product-rhythm.ts'

type History = {
  today: DayNumber
  purchases: readonly Purchase[]
  alike: AlikeShops
}

export const mostAdvised = 30
const mostCompanions = 3
const leastScore = 0.3
/** Bought fewer times, the days between do not make a rhythm that could be said. */
export const fewestTimes = 3
/** A shop of fewer orders has no pace of its own yet. */
const unknownPace = 14
/** Up to this spread a product is said to be bought every so many days; above it, by what it lasts. */
export const steady = 0.35
const [yearDays, seasonDays, longAgo] = [364, 12, 150]

/** What a shop probably needs today, the surest first, each product once; nothing where nothing is known. */
export function adviseOrder({ today, purchases, alike }: History): AdvisedLine[] {
  const past = purchases.filter(({ day, quantity, rate }) => day <= today && quantity > 0 && rate > 0)
  const orderDays = [...new Set(past.map(({ day }) => day))].sort((a, b) => a - b)
  const pace = paceOf(orderDays)
  const products = Map.groupBy(past, ({ productCode }) => productCode)
  const own: AdvisedLine[] = []
  for (const [productCode, list] of products) {
    const bought = byDay(list)
    const rhythm = productRhythm(bought)
    const regular = rhythm && rhythm.times >= fewestTimes ? regularReason(rhythm) : undefined
    const score = rhythm && regular ? scoreOf(rhythm, { today, pace, orderDays }) : 0
    const seasonal = regular && score >= leastScore ? undefined : seasonOf(bought, today)
    const reason = seasonal?.reason ?? regular
    const units = seasonal?.units ?? rhythm?.usualUnits ?? 0
    const sure = seasonal ? leastScore : score
    if (reason && sure >= leastScore) own.push({ productCode, ...inPacks(list, units), score: sure, reason })
  }
  const companions = findCompanions(alike, new Set(regularsOf(products)), mostCompanions * 2)
    .filter(({ productCode }) => !products.has(productCode))
    .slice(0, mostCompanions)
    .map(({ productCode, ...reason }): AdvisedLine => {
      // Nobody knows yet how much this shop sells of it: one of the biggest unit, to try.
      const one = { unit: 1 as const, rate: 1, quantity: 1 }
      return {
        productCode,
        ...one,
        score: (leastScore * reason.shops) / reason.of,
        reason: { kind: 'alike', ...reason },
      }
    })
  return [...own.sort(surestFirst).slice(0, mostAdvised), ...companions]
}

const surestFirst = (one: AdvisedLine, other: AdvisedLine) =>
  other.score - one.score || (one.productCode < other.productCode ? -1 : 1)

/** The usual days between two orders of the shop. */
function paceOf(orderDays: readonly DayNumber[]): number {
  const gaps = orderDays.slice(1).map((day, at) => day - (orderDays[at] ?? day))
  return gaps.length >= 2 ? Math.max(1, median(gaps.slice(-12))) : unknownPace
}

export function byDay(list: readonly Purchase[]): Bought[] {
  const units = new Map<DayNumber, number>()
  for (const { day, quantity, rate } of list) units.set(day, (units.get(day) ?? 0) + quantity * rate)
  return [...units].map(([day, sum]) => ({ day, units: sum })).sort((a, b) => a.day - b.day)
}

type Now = { today: DayNumber; pace: number; orderDays: readonly DayNumber[] }

/** How probable it is that an order of today has the product. */
function scoreOf(rhythm: ProductRhythm, { today, pace, orderDays }: Now): number {
  const { lastOn, emptyOn, everyDays, spread, times } = rhythm
  const lasts = Math.max(1, emptyOn - lastOn)
  // What would be used up before the next order is ordered with this one; right after an order nothing is.
  const sinceOrder = today - (orderDays.at(-1) ?? today)
  const used = (today - lastOn + Math.min(pace, sinceOrder)) / lasts
  const isDue = 1 / (1 + used ** (-1 / (tuning.sharp + tuning.blur * spread)))
  // Orders that left it out, more than its rhythm explains, say that it may be given up.
  const ordersSince = orderDays.filter((day) => day > lastOn && day < today).length
  const leftOut = ordersSince / Math.max(1, everyDays / pace)
  const isKept = leftOut <= tuning.patience ? 1 : Math.exp(-(leftOut - tuning.patience) * tuning.giveUp)
  return isDue * isKept * (times / (times + tuning.doubt))
}

/** Chosen on a month before the one whose figures the documents show. */
const tuning = { sharp: 0.28, blur: 0.36, patience: 0.74, giveUp: 0.85, doubt: 1.4 }

function regularReason({
  spread,
  everyDays,
  emptyOn,
  lastOn,
  lastUnits,
  usualUnits,
}: ProductRhythm): AdviceReason {
  const isUsual = lastUnits === usualUnits
  if (spread <= steady && isUsual) return { kind: 'due', everyDays, dueOn: lastOn + everyDays, lastOn }
  return { kind: 'low', everyDays, emptyOn: Math.round(emptyOn), lastOn }
}

/** Bought a year ago in these weeks, and since then not for long. */
function seasonOf(bought: readonly Bought[], today: DayNumber) {
  const last = bought.at(-1)
  if (!last || today - last.day < longAgo) return undefined
  const then = bought.filter(({ day }) => Math.abs(today - yearDays - day) <= seasonDays)
  const latest = then.at(-1)
  if (!latest) return undefined
  return {
    reason: { kind: 'season', lastOn: latest.day } as const,
    units: median(then.map(({ units }) => units)),
  }
}

/** Whole packs of the unit the shop last bought most of, at least one. */
export function inPacks(
  list: readonly Purchase[],
  units: number,
): Pick<AdvisedLine, 'unit' | 'rate' | 'quantity'> {
  const latest = list.reduce((one, other) => (isLater(other, one) ? other : one))
  return { unit: latest.unit, rate: latest.rate, quantity: Math.max(1, Math.round(units / latest.rate)) }
}

/** The later purchase; of two on a day that of the bigger unit. */
const isLater = (one: Purchase, other: Purchase) =>
  (one.day - other.day || one.rate - other.rate || other.unit - one.unit) > 0

/** Products bought at least twice: a single try does not make shops alike. */
function regularsOf(products: ReadonlyMap<string, readonly Purchase[]>): string[] {
  return [...products].flatMap(([code, list]) =>
    new Set(list.map(({ day }) => day)).size >= 2 ? [code] : [],
  )
}
