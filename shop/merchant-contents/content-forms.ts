import type { Content } from '../content/whats-new-contract.ts'

export type ContentKind = Content['kind']

/** In the order of the tabs. */
export const editedKinds = ['B', 'M', 'L', 'N', 'P'] as const satisfies ContentKind[]

type Size = { width: number; height: number }
type ContentForm = {
  /** A line of plain text on a banner, or a whole text in Markdown. */
  body: 'none' | 'line' | 'text'
  /** What pictures are cut to. */
  picture: Size
  /** Outside is another website; shop links lead only inside the shop. */
  link: 'none' | 'inside' | 'anywhere'
  hasTone: boolean
  /** Shown in the order staff give; news are shown by their day, pages by their address. */
  isOrdered: boolean
}

/** What is written of each kind, and how large its pictures are. */
export const contentForms: Readonly<Record<ContentKind, ContentForm>> = {
  B: {
    body: 'line',
    picture: { width: 1200, height: 480 },
    link: 'anywhere',
    hasTone: true,
    isOrdered: true,
  },
  M: {
    body: 'none',
    picture: { width: 600, height: 300 },
    link: 'anywhere',
    hasTone: false,
    isOrdered: true,
  },
  L: { body: 'none', picture: { width: 320, height: 320 }, link: 'inside', hasTone: false, isOrdered: true },
  N: { body: 'text', picture: { width: 1200, height: 600 }, link: 'none', hasTone: false, isOrdered: false },
  P: { body: 'text', picture: { width: 1200, height: 600 }, link: 'none', hasTone: false, isOrdered: false },
}

/** The pages that every shop has at a fixed address, linked from menus and the footer: never without text. */
export const fixedPages = ['HOWTO_001', 'FAQ_001', 'CONTACT_001'] as const

export const isFixedPage = (code: string): boolean => fixedPages.some((page) => page === code)

export const longestTitle = 160
export const longestLine = 160
export const longestBody = 20_000
export const longestLink = 500
/** The shop shows no more of a kind at once. */
export const mostOrdered = 100
