// The storage key that vite.config.ts writes for the pages' chunks: one reload a minute for all of them.
const storageKey = 'sangdai_chunk_reload'
const betweenMs = 60_000

/**
 * After a release an open page requests files that are gone; a reload fetches the new ones. Returns whether
 * the page is leaving.
 */
export async function reloadOnce(): Promise<boolean> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(storageKey) ?? 0) < betweenMs) return false
    // Offline, a reload would lose the page being read.
    if (!(await fetch('/healthz', { cache: 'no-store' })).ok) return false
    sessionStorage.setItem(storageKey, String(Date.now()))
    window.location.reload()
    return true
  } catch {
    return false
  }
}
