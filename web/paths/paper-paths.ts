import { pathTo } from './path-to.ts'

/** A customer's own tax invoice. */
export const ownInvoicePdf = pathTo('/history/:orderid/:saleunit/invoice/pdf')
/** A picture that proves the delivery of a customer's own order. */
export const ownProof = pathTo('/history/:orderid/:saleunit/proof/:id/:size')
