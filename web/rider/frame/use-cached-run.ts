import { useEffect } from 'react'
import { inLanguage } from '#web/paths/in-language.ts'
import * as riderPaths from '#web/paths/rider-paths.ts'
import { useLocale } from '#web/words/words.tsx'

/**
 * Keeps the page of the run on the phone for its rider, so that it opens without a signal. Browsers without
 * service workers, such as LINE's, keep only the run and what was done.
 */
export function useCachedRun(mark: string, version: string | undefined): void {
  const locale = useLocale()
  useEffect(() => {
    if (!import.meta.env.PROD || !navigator.serviceWorker || !version) return
    const page = new URL(inLanguage(locale, riderPaths.home), location.href).href
    let isGone = false
    const files = () => performance.getEntriesByType('resource').map(({ name }) => name)
    navigator.serviceWorker.ready.then(
      ({ active }) => isGone || active?.postMessage({ rider: mark, page, files: files() }),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [mark, version, locale])
}
