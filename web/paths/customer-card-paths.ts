import { pathTo } from './path-to.ts'

export const customerCard = pathTo('/merchant/customer/:code/:saleunit/card')
