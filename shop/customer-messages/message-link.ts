import type { Locale } from '../words/locale.ts'

type MessageLinks = {
  /** The origin of the shop's pages. */
  origin: string
  locale: Locale
  /** Makes a link that LINE opens itself, where the shop is an app inside it. */
  inLine?: ((path: string) => string) | undefined
}

/** Where the button of a message leads: the one place that makes such links. */
export function messageLink({ origin, locale, inLine }: MessageLinks, path: string): string {
  const page = locale === 'en' ? `/en${path}` : path
  return inLine ? inLine(page) : `${origin}${page}`
}
