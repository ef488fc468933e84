import type { LiffApp } from '../line/liff.ts'
import { menuLink } from '../line/menu-link.ts'
import type { Locale } from '../words/locale.ts'

type MessageLinks = {
  /** The origin of the shop's pages. */
  origin: string
  locale: Locale
  saleUnit: string
  /** The shop as an app inside LINE. */
  liff: LiffApp | undefined
}

/** Where the button of a message leads, in any browser and inside LINE: the one place that makes such links. */
export function messageLinks({ origin, locale, saleUnit, liff }: MessageLinks, path: string) {
  const link = `${origin}${locale === 'en' ? '/en' : ''}${path}`
  return { link, lineLink: liff ? menuLink({ liff, origin, saleUnit, locale }, path) : link }
}
