import { addDays } from '#database/seeds/calendar.ts'
import { banners, miniBanners, shopLinks } from '#database/seeds/contents/banners.ts'
import type { Content } from '#database/seeds/contents/content.ts'
import { news } from '#database/seeds/contents/news.ts'
import { englishPages } from '#database/seeds/contents/pages-en.ts'
import { thaiPages } from '#database/seeds/contents/pages-th.ts'
import { newsScenes } from '#database/seeds/contents/scenes.ts'
import type { Row } from '#database/seeds/insert-rows.ts'

const pages: Content[] = Object.entries(thaiPages).map(([code, th]) => ({
  kind: 'P',
  code,
  th,
  en: englishPages[code] ?? th,
}))
const stories: Content[] = news.map((story, at) => ({ ...story, kind: 'N', picture: newsScenes[at]?.name }))
const everything: Content[] = [...banners, ...miniBanners, ...stories, ...pages, ...shopLinks]

/** Banners, news, fixed pages and links of one centre. */
export function contentRows(saleUnit: string, today: string): Row[] {
  return everything.map(({ kind, code, th, en, picture, link, daysAgo = 30 }, at) => ({
    sale_unit: saleUnit,
    id: at + 1,
    kind,
    code: code ?? null,
    title_th: th[0],
    title_en: en[0],
    body_th: th[1],
    body_en: en[1],
    picture_th: picture ?? null,
    picture_en: picture ?? null,
    text_tone: kind === 'B' ? 'light' : 'dark',
    link: link ?? '',
    starts_on: addDays(today, -daysAgo),
    ends_on: kind === 'B' || kind === 'M' ? addDays(today, 60) : null,
    position: at,
  }))
}
