import { pathTo } from './path-to.ts'

export const promotionExport = '/merchant/promotion/export'
export const promotion = pathTo('/merchant/promotion/:id')
export const coupons = '/merchant/coupon'
export const couponExport = '/merchant/coupon/export'
export const coupon = pathTo('/merchant/coupon/:id')
export const couponNumbers = pathTo('/merchant/coupon/:id/numbers')
export const couponSheet = pathTo('/merchant/coupon/:id/sheet')
