import { metresBetween } from '../visits/metres-between.ts'
import type { PlaceSeen } from '../visits/place-seen.ts'

const farMetres = 500

/** Whether a rider is asked why they are not at the customer's; a pin may be wrong, so nothing is refused. */
export function isFarAway(place: PlaceSeen | null, pin: { lat: number; lng: number } | null): boolean {
  if (!place || !pin) return false
  return metresBetween(place, pin) - Math.min(place.accuracy, farMetres) > farMetres
}
