import { pathTo } from './path-to.ts'

/** Pages of an order in the back office, apart from those that every page's menu knows. */
export const order = pathTo('/merchant/order/:orderid/:saleunit?')
export const orderEvents = '/merchant/order/events'
export const orderExport = '/merchant/order/export'
export const orderPaper = pathTo('/merchant/order/:orderid/:saleunit/:paper')
export const orderPaperPdf = pathTo('/merchant/order/:orderid/:saleunit/:paper/pdf')
export const pickList = '/merchant/order/pick-list'
export const pickListPdf = '/merchant/order/pick-list/pdf'
export const reports = '/merchant/order/reports'
export const reportPhoto = pathTo('/merchant/order/report-photo/:saleunit/:id/:size')
export const standingOrders = '/merchant/standing-orders'
export const standingOrderExport = '/merchant/standing-orders/export'
export const standingOrder = pathTo('/merchant/standing-orders/:id')
export const deliveryProof = pathTo('/merchant/order/:orderid/:saleunit/proof/:id/:size')
export const run = pathTo('/merchant/dispatch/:run')
export const runPaper = pathTo('/merchant/dispatch/:run/:paper')
export const runPaperPdf = pathTo('/merchant/dispatch/:run/:paper/pdf')
