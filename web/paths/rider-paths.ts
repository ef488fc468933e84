import { pathTo } from './path-to.ts'

export const home = '/rider'
export const login = '/rider/login'
export const verifyOtp = '/rider/verifyotp'
export const history = '/rider/history'
export const profile = '/rider/profile'
export const invoices = '/rider/singha'
export const detail = pathTo('/rider/detail/:orderid?/:saleunit?')
export const invoiceDetail = pathTo('/rider/detail/singha/:orderid?/:saleunit?')
export const proofAdd = '/rider/proof'
