import { useEffect } from 'react'

/** Whoever signs out, and whoever signs in after, leaves and finds no page of a run. */
export function useNoCachedRun(): void {
  useEffect(() => {
    navigator.serviceWorker?.controller?.postMessage({ rider: '' })
  }, [])
}
