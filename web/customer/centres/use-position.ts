import { useEffect, useState } from 'react'
import type { Position } from '#shop/centres/distance.ts'

/** The visitor's position if allowed before: opening a list must not ask for permission, a button may. */
export function usePosition(needed: boolean) {
  const [position, setPosition] = useState<Position>()
  const [state, setState] = useState<'unasked' | 'asking' | 'lost'>('unasked')
  useEffect(() => {
    if (!needed || position || !navigator.permissions) return
    let gone = false
    navigator.permissions
      .query({ name: 'geolocation' })
      .then((permission) => {
        if (permission.state !== 'granted') return
        navigator.geolocation.getCurrentPosition(({ coords }) => {
          if (!gone) setPosition({ lat: coords.latitude, lng: coords.longitude })
        })
      })
      .catch(() => {})
    return () => {
      gone = true
    }
  }, [needed, position])

  function locate(): void {
    setState('asking')
    const lost = () => setState('lost')
    const found = ({ coords }: GeolocationPosition) =>
      setPosition({ lat: coords.latitude, lng: coords.longitude })
    if (navigator.geolocation)
      navigator.geolocation.getCurrentPosition(found, lost, { timeout: 10_000, maximumAge: 60_000 })
    else lost()
  }
  return { position, state, locate }
}
