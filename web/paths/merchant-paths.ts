import { pathTo } from './path-to.ts'

export const home = '/merchant'
export const login = '/merchant/login'
export const register = '/merchant/register'
export const log = '/merchant/log'
export const config = '/merchant/webconfig'
export const orders = '/merchant/order'
export const promotions = '/merchant/promotion'
export const promotion = pathTo('/merchant/promotion/:id')
export const products = '/merchant/product'
export const product = pathTo('/merchant/product/:code')
export const centre = '/merchant/centre'
export const customers = '/merchant/customer'
export const customer = pathTo('/merchant/customer/:code/:saleunit?')
export const chat = '/merchant/support/chat'
export const profile = '/merchant/profile'
export const profileEdit = '/merchant/profile/edit'
export const configSync = '/admin/config/sync'
export const mySales = '/sales/mysales'
