import type { Content } from '#shop/content/whats-new-contract.ts'
import { type Locale, pick } from '#shop/words/locale.ts'
import { safeHref } from '#web/kit/text/safe-href.ts'

/** A banner, story or link in the reader's language, reduced to what the home page shows. */
export type HomeContent = {
  id: number
  title: string
  text: string
  picture: string
  link: string
  tone: 'light' | 'dark'
  day: string
}

const shortText = 160

/** The first lines of a story as plain text, without its markup. */
function plain(body: string): string {
  return body
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[#>*_`|-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, shortText)
}

export function homeContent(content: Content, locale: Locale): HomeContent {
  return {
    id: content.id,
    title: pick(locale, content.titleTh, content.titleEn),
    text: plain(pick(locale, content.bodyTh, content.bodyEn)),
    picture: pick(locale, content.pictureTh ?? '', content.pictureEn ?? ''),
    link: safeHref(content.link)?.to ?? '',
    tone: content.textTone,
    day: content.startsOn,
  }
}
