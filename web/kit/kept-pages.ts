import { useEffect } from 'react'
import { useSettled } from '#web/ui/use-settled.ts'

type Kept = { shopper: string; page?: string; files?: string[] }

async function tell(kept: Kept): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js')
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(kept)
}

/** Keeps the pages last seen for when there is no signal, those of one shopper only. Where a browser cannot, such as LINE's own, nothing is kept. */
export function useKeptPages(shopper: string): void {
  const settled = useSettled()
  // Whoever signs out leaves nothing behind, however soon they close the page.
  useEffect(() => navigator.serviceWorker?.controller?.postMessage({ shopper }), [shopper])
  useEffect(() => {
    if (!import.meta.env.PROD || !settled || !navigator.serviceWorker) return
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    tell({ shopper, page: location.href, files }).catch(() => {})
    // The page one leaves the shop on was perhaps never asked for as a whole.
    const leave = () => document.hidden && void tell({ shopper, page: location.href }).catch(() => {})
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [settled, shopper])
}

const dataOf = (path: string) => `${path === '/' || path === '/en' ? `${path.replace(/\/$/, '')}/_root` : path.replace(/\/$/, '')}.data`

/** How a page can be opened without a signal: within this one, as a document of its own, or not at all. */
export async function keptAs(href: string): Promise<'part' | 'document' | undefined> {
  if (!('caches' in window)) return undefined
  const { origin, pathname, search } = new URL(href)
  const has = (path: string) => caches.match(origin + path + search, { ignoreVary: true })
  if (await has(dataOf(pathname))) return 'part'
  return (await has(pathname)) ? 'document' : undefined
}
