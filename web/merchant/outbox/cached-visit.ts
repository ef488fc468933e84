import { useEffect } from 'react'

/**
 * Keeps this page on the device for its person, so that it opens without a signal (docs/decisions/0050). Browsers
 * without service workers, such as LINE's, keep only what is filled in.
 */
export function useCachedVisit(mark: string): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !navigator.serviceWorker) return
    const page = location.href
    let isGone = false
    const files = () => performance.getEntriesByType('resource').map(({ name }) => name)
    navigator.serviceWorker.ready.then(
      ({ active }) => isGone || active?.postMessage({ staff: mark, page, files: files() }),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [mark])
}

/** Whoever signs out, and whoever signs in after, leaves and finds no pages of visits. */
export function useOwnVisits(mark: string): void {
  useEffect(() => {
    navigator.serviceWorker?.controller?.postMessage({ staff: mark })
  }, [mark])
}
