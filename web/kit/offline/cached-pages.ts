import { useEffect } from 'react'
import * as paths from '#web/paths/customer-paths.ts'
import { withoutLanguage } from '#web/paths/in-language.ts'
import { useSettled } from '#web/ui/use-settled.ts'

/** The service worker, once it controls this page. */
async function findServiceWorker(): Promise<ServiceWorker | null> {
  const { serviceWorker } = navigator
  await serviceWorker.register('/service-worker.js')
  await serviceWorker.ready
  if (!serviceWorker.controller)
    await new Promise((done) => serviceWorker.addEventListener('controllerchange', done, { once: true }))
  return serviceWorker.controller
}

// By then the requests that started before the worker have finished.
const arrivedMs = 5_000

/**
 * Caches the pages last seen for offline reading, of one shopper only. Browsers without service workers, such
 * as LINE's, cache nothing.
 */
export function useCachedPages(shopper: string | undefined): void {
  const settled = useSettled()
  // Sent at once after sign-out, so that nothing stays cached even if the page closes.
  useEffect(() => navigator.serviceWorker?.controller?.postMessage({ shopper }), [shopper])
  useEffect(() => {
    if (!import.meta.env.PROD || !settled || !navigator.serviceWorker) return
    const post = (more: { page?: string }) => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name)
      navigator.serviceWorker.controller?.postMessage({ shopper, files, ...more })
    }
    // The shopper may have signed out while the worker was starting.
    let gone = false
    const postPage = () => gone || post({ page: location.href })
    findServiceWorker().then(postPage, () => {})
    const timer = setTimeout(post, arrivedMs, {})
    // The last page may have been loaded by the router and never as a document.
    const leave = () => document.hidden && postPage()
    document.addEventListener('visibilitychange', leave)
    return () => {
      gone = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [settled, shopper])
}

const dataOf = (path: string) =>
  `${path.replace(/\/$/, '')}${withoutLanguage(path) === paths.home ? '/_root' : ''}.data`

/** How a page opens offline: within this document, as a document of its own, or not at all. */
export async function cachedAs(href: string): Promise<'part' | 'document' | undefined> {
  if (!('caches' in window)) return undefined
  const { origin, pathname, search } = new URL(href)
  const has = (path: string) => caches.match(origin + path + search, { ignoreVary: true })
  if (await has(dataOf(pathname))) return 'part'
  return (await has(pathname)) ? 'document' : undefined
}
