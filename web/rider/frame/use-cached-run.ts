import { useEffect, useState } from 'react'
import { inLanguage } from '#web/paths/in-language.ts'
import * as riderPaths from '#web/paths/rider-paths.ts'
import { useLocale } from '#web/words/words.tsx'

const aheadMs = 1_500

/**
 * Loads the late parts once the page is alive, then has the run's page kept for its rider: it opens without a signal.
 * Answers whether other pages may be loaded ahead.
 */
export function useCachedRun(mark: string, version: string | undefined): boolean {
  const locale = useLocale()
  const [isAhead, setIsAhead] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsAhead(true), aheadMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!isAhead) return
    let isGone = false
    const keep = async () => {
      await (await import('./parts-ahead.ts')).loadParts()
      // Browsers such as LINE's have no service worker: they keep only the run and what was done.
      if (!import.meta.env.PROD || !navigator.serviceWorker || !version) return
      const page = new URL(inLanguage(locale, riderPaths.home), location.href).href
      const { active } = await navigator.serviceWorker.ready
      const files = performance.getEntriesByType('resource').map(({ name }) => name)
      if (!isGone) active?.postMessage({ rider: mark, page, files })
    }
    keep().catch(() => {})
    return () => {
      isGone = true
    }
  }, [isAhead, mark, version, locale])
  return isAhead
}
