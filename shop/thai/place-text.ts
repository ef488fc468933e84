import type { Locale } from '../words/locale.ts'

/** A name in a language; English names are machine-romanised, so the Thai name stands beside it. */
export function placeText(locale: Locale, { name, nameEn }: { name: string; nameEn: string }): string {
  return locale === 'th' || nameEn === '' || nameEn === name ? name : `${nameEn} (${name})`
}
