import type { Centre } from '#database/seeds/people/centres.ts'
import type { Random } from '#database/seeds/random.ts'
import type { Item } from './item.ts'
import { makePriceCells, type PriceCells, roundPrice } from './price-cells.ts'

/** A product as one centre sells it. Orders fill in reserved stock and popularity. */
export type SeedProduct = {
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
export function makeProducts(
  centre: Centre,
  network: readonly Item[],
  local: readonly Item[],
  random: Random,
): SeedProduct[] {
  const sold = network.filter(() => random.next() < centre.assortment)
  const products = [...sold, ...local].map((item): SeedProduct => {
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
  markProducts(products, random)
  return products
}

function markProducts(products: SeedProduct[], random: Random): void {
  const size = products.length / 264
  const free = random.shuffle(products.filter(({ item }) => !item.line.needsLicence))
  const take = (count: number, mark: (product: SeedProduct) => void) =>
    free.splice(0, Math.ceil(count * size)).forEach(mark)
  free.sort((a, b) => Number(b.catalogPrice !== null) - Number(a.catalogPrice !== null))
  take(12, (product) => {
    product.highlight = 'HOTDEAL'
    product.weight *= 2
  })
  free.splice(0, free.length, ...random.shuffle(free))
  take(12, (product) => {
    product.highlight = 'NEW'
  })
  take(16, (product) => {
    product.highlight = 'RECOMMEND'
  })
  take(6, (product) => {
    product.shelf = 'out'
    product.weight = 0
  })
  take(10, (product) => {
    product.shelf = 'low'
  })
  // A point is worth a baht: one per hundred spent gives one percent back.
  const redeemable = free.filter(({ item }) => item.baht < 130)
  for (const product of redeemable.slice(0, Math.ceil(20 * size)))
    product.pointsPerUnit = Math.max(5, Math.round(product.item.baht))
  showDeals(products, free)
}

/**
 * A card shows the smallest unit and list prices are of the biggest, so only single-unit products show a
 * saving.
 */
function showDeals(products: readonly SeedProduct[], unmarked: readonly SeedProduct[]): void {
  const isShown = ({ catalogPrice, item }: SeedProduct) => catalogPrice !== null && item.units.length === 1
  const others = unmarked.filter(isShown)
  for (const product of products.filter((each) => each.highlight === 'HOTDEAL' && !isShown(each))) {
    product.highlight = ''
    const other = others.shift()
    if (other) other.highlight = 'HOTDEAL'
  }
}
