import type { Guard } from '#web/kit/visit/guards.ts'
import type { ShopWords } from '#web/words/customer/th/shop-th.ts'
import type { MerchantWords } from '#web/words/merchant/merchant-th.ts'
import type { RiderWords } from '#web/words/rider/rider-th.ts'

export type Layout = 'default' | 'merchant' | 'rider' | 'nomenu'
type PageWord =
  | Extract<keyof ShopWords | keyof MerchantWords | keyof RiderWords, `page.${string}`>
  | 'notOpen.title'

export type Page = {
  id: string
  /** As in the route table, without language prefix. */
  path: string
  /** The name of a page that is not built yet. */
  title?: PageWord
  layout: Layout
  guards: Guard[]
  /** The route module; a page without one shows the "not open yet" state. */
  file?: string
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
  Pick<Page, 'layout' | 'guards' | 'file' | 'byDocument' | 'shared' | 'shell' | 'takes' | 'fromOutside'>
>

export function page(id: string, to: Path, more: More = {}): Page {
  const path = typeof to === 'string' ? to : to.pattern
  return { id, path, layout: 'default', guards: [], ...more }
}

/** A page that is not built yet; nothing links to it, so no table needs it. */
export function soon(id: string, to: Path, title: PageWord, more: More = {}): Page {
  return { ...page(id, to, { byDocument: true, ...more }), title }
}
