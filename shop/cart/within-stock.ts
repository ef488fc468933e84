type Unit = { position: 1 | 2 | 3; rate: number }
type StockedProduct = { units: readonly Unit[]; stockControlled: boolean; stockAvailable: number }
type UnitQuantity = { unit: 1 | 2 | 3; quantity: number }

/** The quantity that stock allows: in the requested unit, or in the biggest smaller one that fits. */
export function withinStock(
  { units, stockControlled, stockAvailable }: StockedProduct,
  { unit, quantity }: UnitQuantity,
): UnitQuantity | undefined {
  const requested = units.find(({ position }) => position === unit)
  if (!requested) return undefined
  if (!stockControlled) return { unit, quantity }
  const most = Math.min(stockAvailable, requested.rate * quantity)
  const whole = units.find(({ rate }) => rate <= requested.rate && rate <= most)
  return whole && { unit: whole.position, quantity: Math.floor(most / whole.rate) }
}
