import { roles } from '#shop/contract/caller.ts'

/** All staff look at products, prices, promotions and coupons; manager and owner change them. */
export const mayManage = (role: string | undefined): boolean => role === roles.manager || role === roles.owner
