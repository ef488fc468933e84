import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { layouts, type Page, pages } from './page-table.ts'

const notOpen = 'not-open-route.tsx'

function routeOf({ id, path, file }: Page): RouteConfigEntry {
  const module = file ?? notOpen
  return path === '/' ? { id, index: true, file: module } : route(path.slice(1), module, { id })
}

export default layouts.map((name) =>
  layout(`../layouts/${name}-layout.tsx`, { id: `layout-${name}` }, [
    ...pages.filter((page) => page.layout === name).map(routeOf),
    ...(name === 'nomenu' ? [route('*', 'unknown-route.tsx', { id: 'unknown' })] : []),
  ]),
) satisfies RouteConfig
