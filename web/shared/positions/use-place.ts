import { useEffect, useState } from 'react'
import type { PlaceSeen } from '#shop/visits/place-seen.ts'
import { localStore } from '#web/kit/offline/browser-storage.ts'

const patienceMs = 8_000
const freshMs = 60_000

/** Where this device is, once its holder agreed; they can take that back at any time. */
export function usePlace(username: string) {
  const key = `sangdai_place_${username}`
  const [isShared, setIsShared] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => setIsShared(localStore.read(key) === 'yes'), [key])

  function find(): Promise<PlaceSeen | null> {
    return new Promise((done) => {
      if (!('geolocation' in navigator)) return done(null)
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude, accuracy } }) => {
          setIsRefused(false)
          done({ lat: latitude, lng: longitude, accuracy: Math.min(10_000_000, Math.round(accuracy)) })
        },
        ({ code, PERMISSION_DENIED }) => {
          setIsRefused(code === PERMISSION_DENIED)
          done(null)
        },
        { enableHighAccuracy: true, timeout: patienceMs, maximumAge: freshMs },
      )
    })
  }
  function share(isOn: boolean) {
    setIsShared(isOn)
    setIsRefused(false)
    localStore.write(key, isOn ? 'yes' : 'no')
    // The browser asks now, and not in the middle of taking a photo.
    if (isOn) void find()
  }
  return {
    isShared,
    isRefused,
    share,
    findNow: find,
    find: () => (isShared ? find() : Promise.resolve(null)),
  }
}
