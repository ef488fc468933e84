import { PrefetchPageLinks, useHref } from 'react-router'
import * as riderPaths from '#web/paths/rider-paths.ts'

const stop = riderPaths.detail({ orderid: '-', saleunit: '-' })

/** The scripts of the other pages, loaded while there is a signal. */
export function PagesAhead() {
  return [riderPaths.home, stop, riderPaths.profile].map((path) => <PageAhead key={path} path={path} />)
}

/** The router matches whole addresses, with the prefix of their language. */
function PageAhead({ path }: { path: string }) {
  return <PrefetchPageLinks page={useHref(path)} />
}
