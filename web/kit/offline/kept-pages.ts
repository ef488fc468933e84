import { useEffect } from 'react'
import * as paths from '#web/paths/customer-paths.ts'
import { withoutLanguage } from '#web/paths/in-language.ts'
import { useSettled } from '#web/ui/use-settled.ts'

/** The worker, once it sees whatever this page asks for. */
async function findKeeper(): Promise<ServiceWorker | null> {
  const { serviceWorker } = navigator
  await serviceWorker.register('/service-worker.js')
  await serviceWorker.ready
  if (!serviceWorker.controller)
    await new Promise((done) => serviceWorker.addEventListener('controllerchange', done, { once: true }))
  return serviceWorker.controller
}

// What was on its way when the worker came has arrived by then.
const arrivedMs = 5_000

/** Keeps the pages last seen for when there is no signal, those of one shopper only. Where a browser cannot, such as LINE's own, nothing is kept. */
export function useKeptPages(shopper: string): void {
  const settled = useSettled()
  // Whoever signs out leaves nothing behind, however soon they close the page.
  useEffect(() => navigator.serviceWorker?.controller?.postMessage({ shopper }), [shopper])
  useEffect(() => {
    if (!import.meta.env.PROD || !settled || !navigator.serviceWorker) return
    const tell = (more: { page?: string }) => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name)
      navigator.serviceWorker.controller?.postMessage({ shopper, files, ...more })
    }
    // Whoever this page was for may have left while the worker was on its way.
    let gone = false
    const tellPage = () => gone || tell({ page: location.href })
    findKeeper().then(tellPage, () => {})
    const timer = setTimeout(tell, arrivedMs, {})
    // The page one leaves the shop on was perhaps never asked for as a whole.
    const leave = () => document.hidden && tellPage()
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

/** How a page can be opened without a signal: within this one, as a document of its own, or not at all. */
export async function keptAs(href: string): Promise<'part' | 'document' | undefined> {
  if (!('caches' in window)) return undefined
  const { origin, pathname, search } = new URL(href)
  const has = (path: string) => caches.match(origin + path + search, { ignoreVary: true })
  if (await has(dataOf(pathname))) return 'part'
  return (await has(pathname)) ? 'document' : undefined
}
