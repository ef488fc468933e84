import type { Content } from '#shop/content/whats-new-contract.ts'
import { addDays } from '#shop/time/bangkok.ts'
import { type Locale, pick } from '#shop/words/locale.ts'
import { plainWords } from '#web/kit/text/markdown-blocks.ts'
import * as paths from '#web/paths/customer-paths.ts'

/** A news item in a list. */
export type Story = {
  id: number
  title: string
  lead: string
  picture: string | undefined
  day: string
  isNew: boolean
}
/** News or a fixed page in the reader's language. */
export type Article = Story & {
  kind: Content['kind']
  code: string | null
  body: string
  endsOn: string | null
  isOver: boolean
}

const newForDays = 7

export function storyOf(content: Content, locale: Locale, today: string): Story {
  const body = pick(locale, content.bodyTh, content.bodyEn)
  return {
    id: content.id,
    title: pick(locale, content.titleTh, content.titleEn),
    lead: plainWords(body),
    picture: pick(locale, content.pictureTh ?? '', content.pictureEn ?? '') || undefined,
    day: content.startsOn,
    isNew: content.startsOn > addDays(today, -newForDays),
  }
}

export function articleOf(content: Content, locale: Locale, today: string): Article {
  return {
    ...storyOf(content, locale, today),
    kind: content.kind,
    code: content.code,
    body: pick(locale, content.bodyTh, content.bodyEn),
    endsOn: content.endsOn,
    isOver: content.endsOn !== null && content.endsOn < today,
  }
}

/** The newest first; within a day in the merchant's own order. */
export function newestFirst(stories: Story[]): Story[] {
  return stories.toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
}

export const addressOf = ({ id }: Pick<Story, 'id'>) => paths.contents({ id })
