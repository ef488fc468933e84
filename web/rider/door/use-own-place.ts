import { useEffect, useState } from 'react'
import { isFarAway } from '#shop/deliveries/is-far-away.ts'
import type { PlaceSeen } from '#shop/visits/place-seen.ts'
import { findOwnPlace } from '#web/rider/position/find-own-place.ts'

/** Where the rider stands while they hand over, and whether that is far from the customer's pin. */
export function useOwnPlace(mark: string, pin: { lat: number; lng: number } | null) {
  const [place, setPlace] = useState<PlaceSeen | null>(null)
  useEffect(() => {
    let isGone = false
    findOwnPlace(mark).then((found) => isGone || setPlace(found))
    return () => {
      isGone = true
    }
  }, [mark])
  return { place, isFar: isFarAway(place, pin) }
}
