import type { Category } from '#shop/catalogue/hierarchy-contract.ts'
import { type Locale, pick } from '#shop/words/locale.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'

export type DrawerEntry = {
  key: string
  name: string
  to: string
  picture: string | null
  inside: DrawerEntry[]
}

/** Categories under their parents, each with its list's address. */
export function drawerTree(categories: readonly Category[], locale: Locale): DrawerEntry[] {
  const below = (level: number, path: readonly string[]): DrawerEntry[] =>
    categories
      .filter(
        (one) => one.level === level && (level === 1 || (level === 2 ? one.h1 : one.h2) === path.at(-1)),
      )
      .map((one) => {
        const here = [...path, one.code]
        const query = new URLSearchParams(here.map((code, at) => [`c${at + 1}`, code]))
        return {
          key: one.code,
          name: pick(locale, one.name, one.nameEn),
          to: withQuery(paths.products, query),
          picture: level === 1 ? one.picture : null,
          inside: level < 3 ? below(level + 1, here) : [],
        }
      })
  return below(1, [])
}
