import type { Locale } from '#shop/words/locale.ts'

/** The address of a path for use outside the router, which adds the language to its own links. */
export function inLanguage(locale: Locale, path: string): string {
  return locale === 'en' ? `/en${path.replace(/^\/(?=[?#]|$)/, '')}` : path
}

/** The path of an address without its language. */
export function withoutLanguage(address: string): string {
  return address.replace(/^\/en(?=\/|$)/, '') || '/'
}
