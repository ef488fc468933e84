import { useEffect, useState } from 'react'
import type { PlaceSeen } from '#shop/visits/place-seen.ts'
import { localStore } from '#web/kit/offline/browser-storage.ts'
import { findPlace } from './find-place.ts'

/** Where this device is, once its holder agreed; they can take that back at any time. */
export function usePlace(username: string) {
  const key = `sangdai_place_${username}`
  const [isShared, setIsShared] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => setIsShared(localStore.read(key) === 'yes'), [key])

  async function find(): Promise<PlaceSeen | null> {
    const place = await findPlace()
    // A device that cannot tell says nothing of what its holder wants.
    if (place) setIsRefused(place === 'refused')
    return place === 'refused' ? null : place
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
