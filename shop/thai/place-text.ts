import type { Locale } from '../words/locale.ts'

/** A name in a language; the English register is romanised by machine, so the Thai name stands beside it. */
export function placeText(locale: Locale, { name, nameEn }: { name: string; nameEn: string }): string {
  return locale === 'th' || nameEn === '' || nameEn === name ? name : `${nameEn} (${name})`
}
