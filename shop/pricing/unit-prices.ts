import { roundPart, type Satang } from '../money/satang.ts'
import type { PriceType } from '../money/vat.ts'
import type { PriceBasis, UnitToPrice } from '../priced-cart/cart-to-price.ts'

/** The prices of one product at one level; a blank one is derived from unit 1 by the ratio of rates. */
export type PriceCells = {
  prices: readonly [Satang, Satang | null, Satang | null]
  types: readonly [PriceType, PriceType | null, PriceType | null]
}
type Rates = readonly [number, number, number]
/** A dated price table for the same units, both days included. */
type PriceWindow = PriceCells & { startsOn: string; endsOn: string }

function cellPrice({ prices }: PriceCells, rates: Rates, position: 1 | 2 | 3): Satang {
  return prices[position - 1] ?? roundPart(prices[0], rates[position - 1] ?? 0, rates[0])
}

function cellType({ types }: PriceCells, position: 1 | 2 | 3): PriceType {
  return types[position - 1] ?? types[0]
}

/** The advance price on a day; of overlapping windows the one that started last. */
export function windowOn<Window extends PriceWindow>(
  windows: readonly Window[],
  day: string,
): Window | undefined {
  let current: Window | undefined
  for (const window of windows) {
    if (window.startsOn <= day && day <= window.endsOn && (!current || window.startsOn > current.startsOn))
      current = window
  }
  return current
}

type Cells = { list: PriceCells; own?: PriceCells | undefined; advance?: PriceCells | undefined }

/** The price table of a customer: an advance price, else the level of their type, else the list. */
function priceSource({ list, own, advance }: Cells): { basis: PriceBasis; cells: PriceCells } {
  if (advance) return { basis: 'advance', cells: advance }
  return own ? { basis: 'level', cells: own } : { basis: 'list', cells: list }
}

/** The sold units of a product with the customer's price of each, before promotions. */
export function unitPrices(cells: Cells, rates: Rates): { basis: PriceBasis; units: UnitToPrice[] } {
  const source = priceSource(cells)
  const sold = ([1, 2, 3] as const).filter((position) => (rates[position - 1] ?? 0) > 0)
  return {
    basis: source.basis,
    units: sold.map((position) => ({
      position,
      rate: rates[position - 1] ?? 0,
      price: cellPrice(source.cells, rates, position),
      priceType: cellType(source.cells, position),
    })),
  }
}
