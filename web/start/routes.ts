import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import * as paths from '#web/paths/customer-paths.ts'
import { layouts, lengthsOf, pages } from './page-table.ts'
import type { Page } from './pages/page.ts'

/** One route per length: the router would list every mix of optional segments, which is slow on a phone. */
function routesOf({ id, path, file }: Page): RouteConfigEntry[] {
  if (path === paths.home) return [{ id, index: true, file }]
  return lengthsOf(path).map((length, at) =>
    route(length.slice(1), file, { id: at === 0 ? id : `${id}~${at}` }),
  )
}

export default layouts.map((name) =>
  layout(`../layouts/${name}-layout.tsx`, { id: `layout-${name}` }, [
    ...pages.filter((page) => page.layout === name).flatMap(routesOf),
    ...(name === 'nomenu' ? [route('*', 'unknown-route.tsx', { id: 'unknown' })] : []),
  ]),
) satisfies RouteConfig
