import { useLocation } from 'react-router'
import { inLanguage } from '#web/paths/in-language.ts'
import { useLocale } from '#web/words/words.tsx'

/** The same page in the other language, as a new document, since dictionaries load one language at a time. */
export function useOtherLanguage(): { href: string; name: string; locale: 'th' | 'en' } {
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const other = locale === 'en' ? 'th' : 'en'
  const query = new URLSearchParams(search)
  query.set('lang', other)
  return {
    href: `${inLanguage(other, pathname)}?${query}`,
    name: other === 'th' ? 'ไทย' : 'English',
    locale: other,
  }
}
