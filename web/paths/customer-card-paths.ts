import { pathTo } from './path-to.ts'

export const customerCard = pathTo('/merchant/customer/:code/:saleunit/card')
export const customerExport = '/merchant/customer/export'
export const statementExport = pathTo('/merchant/customer/:code/:saleunit/statement')
