import type { Item } from '#database/seeds/catalogue/item.ts'
import type { Look } from '#database/seeds/drawings/pack.ts'

/**
 * A flavour colours the pack and leaves the brand its plate; without one the pack has the brand's colours.
 */
export function lookOf(item: Item): Look {
  const { brand, flavour, shape, line, size } = item
  const dark = '#1d2b53' === brand.second.toLowerCase()
  const flavoured = flavour.th !== ''
  return {
    shape,
    field: flavoured ? flavour.colour : brand.main,
    plate: flavoured ? brand.main : brand.second,
    paper: dark ? '#fff6dd' : brand.second,
    accent: flavour.colour,
    motif: flavour.motif,
    brand: brand.th,
    word: line.word,
    size: size.th,
    bulk: Math.max(0.76, 1 - 0.12 * biggerSizes(item)),
    label: brand.label,
  }
}

/** How many sizes of the same product are bigger, judged by price. */
function biggerSizes({ line, size, shape }: Item): number {
  return line.sizes.filter((other) => (other.shape ?? line.shape) === shape && other.baht > size.baht).length
}
