import { pathTo } from './path-to.ts'

/** Pictures that prove a delivery: for the owner of the order, and for the staff of its centre. */
export const ownProof = pathTo('/history/:orderid/:saleunit/proof/:id/:size')
export const staffProof = pathTo('/merchant/order/:orderid/:saleunit/proof/:id/:size')
