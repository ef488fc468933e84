import { sessionStore } from '#web/kit/offline/browser-storage.ts'

// The storage key that vite.config.ts writes for the pages' chunks: one reload a minute for all of them.
const storageKey = 'sangdai_chunk_reload'
const betweenMs = 60_000

/**
 * After a release an open page requests files that are gone; a reload fetches the new ones. Returns whether
 * the page is leaving.
 */
export async function reloadOnce(): Promise<boolean> {
  try {
    if (Date.now() - Number(sessionStore.read(storageKey) ?? 0) < betweenMs) return false
    // Offline, a reload would lose the page being read.
    if (!(await fetch('/healthz', { cache: 'no-store' })).ok) return false
    // A page that cannot remember its reload would reload without end.
    if (!sessionStore.write(storageKey, String(Date.now()))) return false
    window.location.reload()
    return true
  } catch {
    return false
  }
}
