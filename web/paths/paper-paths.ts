import { pathTo } from './path-to.ts'

/** A customer's own tax invoice. */
export const ownInvoicePdf = pathTo('/history/:orderid/:saleunit/invoice/pdf')
