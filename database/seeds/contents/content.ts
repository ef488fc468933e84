type ContentKind = 'B' | 'M' | 'N' | 'P' | 'L'

/** One piece of content in both languages, each a title and a body (Markdown for news and pages). */
export type Content = {
  kind: ContentKind
  code?: string
  th: [title: string, body: string]
  en: [title: string, body: string]
  picture?: string | undefined
  link?: string
  daysAgo?: number
}

/** A content that is not simply shown: still to come, over, or a draft. Times are minutes of days from today. */
export type TimedContent = Content & {
  isDraft?: boolean
  from?: [days: number, minute: number]
  until?: [days: number, minute: number]
}
