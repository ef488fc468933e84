import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useSettings } from '#web/kit/visit/site.ts'
import { useLocale } from '#web/words/words.tsx'
import { rememberPrevious } from './back.ts'

type Tag = (command: 'event', name: 'page_view', values: { page_path: string }) => void

/** Reports the opened page to the shop's counter: only its name, never the visitor or the query. */
export function PageViews() {
  const { pathname } = useLocation()
  const page = (useMatches().at(-1)?.id ?? 'unknown').split('~')[0]
  const locale = useLocale()
  const { googleTag } = useSettings()
  useEffect(() => {
    rememberPrevious(pathname)
    navigator.sendBeacon?.(
      '/analytics/page',
      new Blob([JSON.stringify({ page, locale })], { type: 'application/json' }),
    )
    if (googleTag) (window as { gtag?: Tag }).gtag?.('event', 'page_view', { page_path: pathname })
  }, [pathname, page, locale, googleTag])
  return null
}
