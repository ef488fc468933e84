import { PrefetchPageLinks, useHref } from 'react-router'
import * as riderPaths from '#web/paths/rider-paths.ts'

const any = { orderid: '-', saleunit: '-' }
const ofAll = [riderPaths.home, riderPaths.detail(any), riderPaths.profile]
const ofApprovers = [...ofAll, riderPaths.invoices, riderPaths.invoiceDetail(any)]

/** The scripts of the other pages, loaded while there is a signal. */
export function PagesAhead({ approvesInvoices }: { approvesInvoices: boolean }) {
  return (approvesInvoices ? ofApprovers : ofAll).map((path) => <PageAhead key={path} path={path} />)
}

/** The router matches whole addresses, with the prefix of their language. */
function PageAhead({ path }: { path: string }) {
  return <PrefetchPageLinks page={useHref(path)} />
}
