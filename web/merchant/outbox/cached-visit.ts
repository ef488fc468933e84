import { useEffect } from 'react'

/**
 * Keeps this page on the device for its person, anew with each version of it, so that it opens without a signal
 * (docs/decisions/0050). Browsers without service workers, such as LINE's, keep only what is filled in.
 */
export function useCachedVisit(mark: string, version = ''): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept again with each version.
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
  }, [mark, version])
}

/** Whoever signs out, and whoever signs in after, leaves and finds no pages of visits. */
export function useOwnVisits(mark: string): void {
  useEffect(() => {
    navigator.serviceWorker?.controller?.postMessage({ staff: mark })
  }, [mark])
}
