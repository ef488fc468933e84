import type { MouseEvent } from 'react'
import { useSite } from '#web/kit/visit/site.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { useLocale } from '#web/words/words.tsx'
import { startLiff } from './liff.ts'

/**
 * Leads to a page in the phone's own browser, since LINE's cannot save files; undefined elsewhere. Nobody is signed in
 * there yet.
 */
export function useOutsideLine(path: string): ((event: MouseEvent) => void) | undefined {
  const { liff: app, origin = '' } = useSite() ?? {}
  const locale = useLocale()
  if (!app) return undefined
  const url = origin + inLanguage(locale, path)
  return (event) => {
    event.preventDefault()
    void startLiff(app).then((liff) =>
      liff ? liff.openWindow({ url, external: true }) : window.open(url, '_blank', 'noopener'),
    )
  }
}
