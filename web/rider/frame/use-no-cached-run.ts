import { useEffect } from 'react'
import { localStore } from '#web/kit/offline/browser-storage.ts'
import { riderPlace } from '#web/rider/store/rider-place.ts'

/** Whoever signs out, and whoever signs in after, leaves and finds no page of a run. */
export function useNoCachedRun(): void {
  useEffect(() => {
    localStore.remove(riderPlace)
    navigator.serviceWorker?.controller?.postMessage({ rider: '' })
  }, [])
}
