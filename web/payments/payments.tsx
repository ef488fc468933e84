export { findPayTo, type PayToData } from './find-pay-to.ts'
export { PayTo } from './pay-to.tsx'
