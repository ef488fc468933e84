import type { Locale } from '../words/locale.ts'
import { type LiffApp, liffLink } from './liff.ts'

export type MenuLinkParts = {
  liff: LiffApp | undefined
  origin: string
  saleUnit: string
  /** Thai, where it is not known. */
  locale?: Locale
}

/** A page of the shop as menus and cards open it: signed in by LINE where it can, and locked on the centre. */
export function menuLink({ liff, origin, saleUnit, locale }: MenuLinkParts, path: string): string {
  const language = locale === 'en' ? '/en' : ''
  const hook = `${language}/line_hook?dc=${encodeURIComponent(saleUnit)}&to=${encodeURIComponent(path)}`
  return liff ? liffLink(liff, hook) : `${origin}${hook}`
}
