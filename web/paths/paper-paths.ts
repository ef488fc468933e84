import { pathTo } from './path-to.ts'

export const orderPaper = pathTo('/merchant/order/:orderid/:saleunit/:paper')
export const orderPaperPdf = pathTo('/merchant/order/:orderid/:saleunit/:paper/pdf')
export const pickList = '/merchant/order/pick-list'
export const pickListPdf = '/merchant/order/pick-list/pdf'
/** A customer's own tax invoice. */
export const ownInvoicePdf = pathTo('/history/:orderid/:saleunit/invoice/pdf')
