import { pathTo } from './path-to.ts'

export const dueCustomers = '/sales/mysales/customers'
export const visitDay = '/sales/mysales/visits'
export const teamVisits = '/sales/mysales/team'
export const targets = '/sales/mysales/targets'
export const mustSell = '/sales/mysales/mustsell'
export const basket = pathTo('/sales/mysales/basket/:code/:saleunit')
