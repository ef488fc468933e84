import { useEffect, useState } from 'react'
import type { Position } from '#shop/centres/distance.ts'

/** Where the visitor stands, when they have allowed it before: a list of centres is no reason to ask. */
export function usePosition(wanted: boolean): Position | undefined {
  const [position, setPosition] = useState<Position | undefined>()
  useEffect(() => {
    if (!wanted || position || !navigator.permissions) return
    let gone = false
    navigator.permissions
      .query({ name: 'geolocation' })
      .then(({ state }) => {
        if (state !== 'granted') return
        navigator.geolocation.getCurrentPosition(({ coords }) => {
          if (!gone) setPosition({ lat: coords.latitude, lng: coords.longitude })
        })
      })
      .catch(() => {})
    return () => {
      gone = true
    }
  }, [wanted, position])
  return position
}
