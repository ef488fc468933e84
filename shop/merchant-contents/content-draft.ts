import type { ContentKind } from './content-forms.ts'

/** A content as staff write it, kept or not. */
export type ContentDraft = {
  kind: ContentKind
  /** Of a page; blank for everything else. */
  code: string
  titleTh: string
  titleEn: string
  bodyTh: string
  bodyEn: string
  pictureTh: string | null
  pictureEn: string | null
  textTone: 'light' | 'dark'
  link: string
  isPublished: boolean
  /** Null begins when it is published. */
  startsAt: string | null
  endsAt: string | null
}

/** What is typed without the blanks around it, and without what this kind does not have. */
export const trimmed = (draft: ContentDraft): ContentDraft => ({
  ...draft,
  code: draft.kind === 'P' ? draft.code.trim().toUpperCase() : '',
  titleTh: draft.titleTh.trim(),
  titleEn: draft.titleEn.trim(),
  bodyTh: draft.bodyTh.trim(),
  bodyEn: draft.bodyEn.trim(),
  link: draft.link.trim(),
})

const inText = /!\[[^\]\n]*\]\(\/files\/(contents\/[\w-]+\.webp)\)/g

/** The pictures that stand inside a text. */
export const picturesIn = (body: string): string[] =>
  [...body.matchAll(inText)].flatMap(([, name]) => name ?? [])
