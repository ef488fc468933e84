import type { Position } from '#shop/centres/distance.ts'
import { metresBetween } from '#shop/visits/metres-between.ts'
import type { PlaceSeen } from '#shop/visits/place-seen.ts'

/** Where a phone was when something was recorded, and how far from the pin; nulls when either is unknown. */
export function placeOf(place: PlaceSeen | null, pin: Position | null) {
  return {
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    accuracy: place?.accuracy ?? null,
    distance: place && pin ? metresBetween(place, pin) : null,
  }
}
