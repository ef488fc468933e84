/** The door of merchants. */
export { MerchantMenu } from './merchant-menu.tsx'
export type { StaffSite } from './staff-site.ts'
