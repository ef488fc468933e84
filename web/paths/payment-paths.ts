import { pathTo } from './path-to.ts'

export const payments = '/merchant/payment'
export const payment = pathTo('/merchant/payment/:paymentid')
export const paymentPicture = pathTo('/merchant/payment/picture/:kind/:id')
export const paymentExport = '/merchant/payment/export'
export const reconcile = '/merchant/payment/reconcile'
