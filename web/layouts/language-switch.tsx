import { Globe } from 'lucide-react'
import { useLocation } from 'react-router'
import { useCommonWords, useLocale } from '#web/words/words.tsx'

/** The same page in the other language. A whole new document: sentences come one language at a time. */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const locale = useLocale()
  const say = useCommonWords()
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.set('lang', locale === 'en' ? 'th' : 'en')
  const path = locale === 'en' ? pathname : `/en${pathname === '/' ? '' : pathname}`
  const name = locale === 'en' ? 'ไทย' : 'English'
  return (
    <a
      href={`${path}?${query}`}
      lang={locale === 'en' ? 'th' : 'en'}
      hrefLang={locale === 'en' ? 'th' : 'en'}
      aria-label={`${say('app.language')}: ${name}`}
      className={`inline-flex min-h-9 items-center gap-1.5 hover:underline ${className}`}
    >
      <Globe aria-hidden size={16} strokeWidth={1.75} />
      {name}
    </a>
  )
}
