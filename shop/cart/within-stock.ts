type Unit = { position: 1 | 2 | 3; rate: number }
type Stocked = { units: readonly Unit[]; stockControlled: boolean; stockAvailable: number }
type Wanted = { unit: 1 | 2 | 3; quantity: number }

/** The quantity that stock allows: in the requested unit, or in the biggest smaller one that fits. */
export function withinStock(
  { units, stockControlled, stockAvailable }: Stocked,
  { unit, quantity }: Wanted,
): Wanted | undefined {
  const wanted = units.find(({ position }) => position === unit)
  if (!wanted) return undefined
  if (!stockControlled) return { unit, quantity }
  const most = Math.min(stockAvailable, wanted.rate * quantity)
  const whole = units.find(({ rate }) => rate <= wanted.rate && rate <= most)
  return whole && { unit: whole.position, quantity: Math.floor(most / whole.rate) }
}
