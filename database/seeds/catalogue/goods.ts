import type { Item } from '#database/seeds/catalogue/item.ts'
import { makePriceCells, type PriceCells, roundPrice } from '#database/seeds/catalogue/price-cells.ts'
import type { Centre } from '#database/seeds/people/centres.ts'
import type { Random } from '#database/seeds/random.ts'

/** A product as one centre sells it. Orders fill in reserved stock and popularity. */
export type Good = {
  item: Item
  cells: PriceCells[]
  catalogPrice: number | null
  highlight: '' | 'HOTDEAL' | 'NEW' | 'RECOMMEND'
  pointsPerUnit: number
  shelf: 'out' | 'low' | 'full'
  /** The probability that an order contains it. */
  weight: number
  reserved: number
  popularity: number
}

/** Aisles that every shop restocks weekly. */
const fastAisles = new Set(['1010', '1020', '1040', '2010', '3010', '4010', '4020', '4050', '6010'])

/** Chooses a centre's products and prices; the same product costs a little more far from Bangkok. */
export function makeGoods(
  centre: Centre,
  network: readonly Item[],
  local: readonly Item[],
  random: Random,
): Good[] {
  const sold = network.filter(() => random.next() < centre.assortment)
  const goods = [...sold, ...local].map((item): Good => {
    const cells = makePriceCells(item, random, centre.priceShare)
    const list = cells[0]?.[0] ?? 0
    return {
      item,
      cells,
      catalogPrice: random.chance(0.25)
        ? roundPrice(list * (item.tax === 2 ? 1.07 : 1) * (1.06 + random.next() * 0.14))
        : null,
      highlight: '',
      pointsPerUnit: 0,
      shelf: 'full',
      weight: (fastAisles.has(item.line.aisle) ? 3 : 1) * (0.15 + random.next() ** 3 * 4),
      reserved: 0,
      popularity: 0,
    }
  })
  markGoods(goods, random)
  return goods
}

function markGoods(goods: Good[], random: Random): void {
  const size = goods.length / 264
  const free = random.shuffle(goods.filter(({ item }) => !item.line.needsLicence))
  const take = (count: number, mark: (good: Good) => void) =>
    free.splice(0, Math.ceil(count * size)).forEach(mark)
  free.sort((a, b) => Number(b.catalogPrice !== null) - Number(a.catalogPrice !== null))
  take(12, (good) => {
    good.highlight = 'HOTDEAL'
    good.weight *= 2
  })
  free.splice(0, free.length, ...random.shuffle(free))
  take(12, (good) => {
    good.highlight = 'NEW'
  })
  take(16, (good) => {
    good.highlight = 'RECOMMEND'
  })
  take(6, (good) => {
    good.shelf = 'out'
    good.weight = 0
  })
  take(10, (good) => {
    good.shelf = 'low'
  })
  // A point is worth a baht: one per hundred spent gives one percent back.
  const redeemable = free.filter(({ item }) => item.baht < 130)
  for (const good of redeemable.slice(0, Math.ceil(20 * size)))
    good.pointsPerUnit = Math.max(5, Math.round(good.item.baht))
  showDeals(goods, free)
}

/**
 * A card shows the smallest unit and list prices are of the biggest, so only single-unit products show a
 * saving.
 */
function showDeals(goods: readonly Good[], unmarked: readonly Good[]): void {
  const isShown = ({ catalogPrice, item }: Good) => catalogPrice !== null && item.units.length === 1
  const others = unmarked.filter(isShown)
  for (const good of goods.filter((each) => each.highlight === 'HOTDEAL' && !isShown(each))) {
    good.highlight = ''
    const other = others.shift()
    if (other) other.highlight = 'HOTDEAL'
  }
}
