import type { Guard } from '#web/kit/visit/guards.ts'

export type Layout = 'default' | 'merchant' | 'rider' | 'nomenu'
export type Page = {
  id: string
  /** As in the route table, without language prefix. */
  path: string
  layout: Layout
  guards: Guard[]
  /** The route module. */
  file: string
  /** Only opened as a document (a gateway's return, a link in a message), so no area's table holds it. */
  byDocument?: true
  /** Guests share the page for some seconds; it depends only on these parts of its query. */
  shared?: readonly string[]
  /**
   * One document for every rider, as for guests: what is theirs is on the phone, or its script asks for it.
   */
  shell?: true
  /** A body other than a plain form: files, read by `readForm`, or JSON from its own script. */
  takes?: 'files' | 'json'
  /** A gateway's site may send a form here; every other page takes forms of our own pages only. */
  fromOutside?: true
}

/** A page's constant of `web/paths`. */
type Path = string | { pattern: string }

export type More = Partial<
  Pick<Page, 'layout' | 'guards' | 'byDocument' | 'shared' | 'shell' | 'takes' | 'fromOutside'>
>

export function page(id: string, to: Path, more: More & Pick<Page, 'file'>): Page {
  const path = typeof to === 'string' ? to : to.pattern
  return { id, path, layout: 'default', guards: [], ...more }
}
