import { addDays, atMinute } from '#database/seeds/calendar.ts'
import { banners, miniBanners, shopLinks } from '#database/seeds/contents/banners.ts'
import type { Content, TimedContent } from '#database/seeds/contents/content.ts'
import { news } from '#database/seeds/contents/news.ts'
import { englishPages } from '#database/seeds/contents/pages-en.ts'
import { thaiPages } from '#database/seeds/contents/pages-th.ts'
import { newsScenes } from '#database/seeds/contents/scenes.ts'
import { timedContents } from '#database/seeds/contents/timed-contents.ts'
import type { Row } from '#database/seeds/insert-rows.ts'
import { staffSignIns } from '#database/seeds/people/sign-ins.ts'

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

const manager = staffSignIns[1].name

/** What a centre prepares and what is over, after everything it shows. */
export function timedRows(saleUnit: string, today: string): Row[] {
  return timedContents.map((content, at) => ({
    ...rowOf(content, today),
    sale_unit: saleUnit,
    id: everything.length + at + 1,
    position: everything.length + at,
    changed_at: atMinute(addDays(today, -3), 600 + at * 7),
    changed_by: manager,
  }))
}

function rowOf(
  { kind, code, th, en, picture, link, isDraft, from, until }: TimedContent,
  today: string,
): Row {
  const moment = (part: TimedContent['from']) => (part ? atMinute(addDays(today, part[0]), part[1]) : null)
  return {
    ...{ kind, code: code ?? null, title_th: th[0], title_en: en[0], body_th: th[1], body_en: en[1] },
    ...{
      picture_th: picture ?? null,
      picture_en: picture ?? null,
      text_tone: kind === 'B' ? 'light' : 'dark',
    },
    link: link ?? '',
    active: !isDraft,
    starts_on: addDays(today, from?.[0] ?? 0),
    ends_on: until ? addDays(today, until[1] === 0 ? until[0] - 1 : until[0]) : null,
    starts_at: moment(from),
    ends_at: moment(until),
  }
}
