import { pathTo } from './path-to.ts'

/** Rare pages of a customer's own order: papers, and what came short or damaged. */
export const ownInvoicePdf = pathTo('/history/:orderid/:saleunit/invoice/pdf')
export const ownCreditNotePdf = pathTo('/history/:orderid/:saleunit/credit-note/:number/pdf')
export const report = pathTo('/history/:orderid/:saleunit/report')
export const reportPhotoAdd = pathTo('/history/report-photo-add/:orderid')
export const ownReportPhoto = pathTo('/history/report-photo/:saleunit/:id/:size')
/** A picture that proves the delivery. */
export const ownProof = pathTo('/history/:orderid/:saleunit/proof/:id/:size')
/** A paper in the phone's own browser, by a ticket. */
export const paperByTicket = '/papers'
