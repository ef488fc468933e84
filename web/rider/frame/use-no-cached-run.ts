import { useEffect } from 'react'
import { keepRider } from '#web/rider/store/rider-site.ts'

/** Whoever signs out, and whoever signs in after, leaves and finds no page of a run. */
export function useNoCachedRun(): void {
  useEffect(() => {
    keepRider(undefined)
    navigator.serviceWorker?.controller?.postMessage({ rider: '' })
  }, [])
}
