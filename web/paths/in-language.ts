import type { Locale } from '#shop/words/locale.ts'

/** The address of a path outside the router, which puts the language before its own links by itself. */
export function inLanguage(locale: Locale, path: string): string {
  return locale === 'en' ? `/en${path.replace(/^\/(?=[?#]|$)/, '')}` : path
}

/** The path of an address in either language. */
export function withoutLanguage(address: string): string {
  return address.replace(/^\/en(?=\/|$)/, '') || '/'
}
