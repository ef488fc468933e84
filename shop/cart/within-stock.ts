import { mostOfUnit } from './cart.ts'

type Unit = { position: 1 | 2 | 3; rate: number; showPrice: boolean }
type StockedProduct = { units: readonly Unit[]; stockControlled: boolean; stockAvailable: number }
type UnitQuantity = { unit: 1 | 2 | 3; quantity: number }

/** The units that can be ordered: one without a price is refused by an order. */
export const pricedUnits = <Each extends Unit>({ units }: { units: readonly Each[] }): Each[] =>
  units.filter(({ showPrice }) => showPrice)

/** The quantity that an order takes: in the requested unit, or in the biggest smaller one that fits the stock. */
export function withinStock(
  product: StockedProduct,
  { unit, quantity }: UnitQuantity,
): UnitQuantity | undefined {
  const { stockControlled, stockAvailable } = product
  const units = pricedUnits(product)
  const requested = units.find(({ position }) => position === unit)
  if (!requested) return undefined
  if (!stockControlled) return { unit, quantity: Math.min(mostOfUnit, quantity) }
  const most = Math.min(stockAvailable, requested.rate * quantity)
  const whole = units.find(({ rate }) => rate <= requested.rate && rate <= most)
  return whole && { unit: whole.position, quantity: Math.min(mostOfUnit, Math.floor(most / whole.rate)) }
}
