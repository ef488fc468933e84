import { pathTo } from './path-to.ts'

/** Where a customer reports what came short or damaged. */
export const report = pathTo('/history/:orderid/:saleunit/report')
export const reportPhotoAdd = pathTo('/history/:orderid/:saleunit/report/photo')
export const ownReportPhoto = pathTo('/history/report-photo/:saleunit/:id/:size')
export const ownCreditNotePdf = pathTo('/history/:orderid/:saleunit/credit-note/:number/pdf')

export const reports = '/merchant/order/reports'
export const reportPhoto = pathTo('/merchant/order/report-photo/:saleunit/:id/:size')
