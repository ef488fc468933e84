import type { Area } from '#web/words/area.ts'
import { customerPages } from './pages/customer-pages.ts'
import { merchantPages } from './pages/merchant-pages.ts'
import { messagePages } from './pages/message-pages.ts'
import type { Layout, Page } from './pages/page.ts'
import { riderPages } from './pages/rider-pages.ts'

/** Every page of the specification, in Thai at its path and in English under /en; start reading here. */
export const pages: Page[] = [...customerPages, ...merchantPages, ...messagePages, ...riderPages]

export const layouts: Layout[] = ['default', 'merchant', 'rider', 'nomenu']

/** The longest form of a path first, then without each optional segment from the end. */
export function lengthsOf(path: string): string[] {
  const segments = path.split('/').slice(1)
  const optional = segments.filter((segment) => segment.endsWith('?')).length
  return Array.from({ length: optional + 1 }, (_, less) =>
    `/${segments.slice(0, segments.length - less).join('/')}`.replaceAll('?', ''),
  )
}

/** The page of a route; a path with optional segments has a route for each length, named with `~`. */
export function findPage(routeId: string): Page | undefined {
  const id = routeId.split('~')[0]
  return pages.find((page) => page.id === id)
}

const areaOfLayout: Record<Layout, Area | undefined> = {
  default: 'shop',
  merchant: 'merchant',
  rider: 'rider',
  nomenu: undefined,
}

/** Whether a client-side navigation may stay in the area. Pages without a menu belong to every area. */
export function isInArea(routeId: string, area: Area): boolean {
  const page = findPage(routeId)
  if (!page)
    return (
      !routeId.startsWith('layout-') ||
      [undefined, area].includes(areaOfLayout[routeId.slice('layout-'.length) as Layout])
    )
  return !page.byDocument && [undefined, area].includes(areaOfLayout[page.layout])
}
