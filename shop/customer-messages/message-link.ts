import { type LiffApp, liffLink } from '../line/liff.ts'
import type { Locale } from '../words/locale.ts'

type MessageLinks = {
  /** The origin of the shop's pages. */
  origin: string
  locale: Locale
  /** The shop inside LINE, for messages that are read there. */
  liff?: Pick<LiffApp, 'links'> | undefined
}

/** Where the button of a message leads: the one place that makes such links. */
export function messageLink({ origin, locale, liff }: MessageLinks, path: string): string {
  const page = locale === 'en' ? `/en${path}` : path
  return liff ? liffLink(liff, page) : `${origin}${page}`
}
