import type { StaffCentre } from '#shop/identity/profile-contracts.ts'
import type { StaffUser } from '#shop/identity/signed-in.ts'

/** What every back-office page knows: staff, centre, and menu by setting. */
export type StaffSite = {
  user: StaffUser
  centres: StaffCentre[]
  /** The pages by setting and role that are built. */
  menu: Record<
    | 'home'
    | 'orders'
    | 'dispatch'
    | 'payments'
    | 'promotions'
    | 'products'
    | 'customers'
    | 'mySales'
    | 'surveys'
    | 'contents'
    | 'profile'
    | 'lineMenus'
    | 'config'
    | 'messages'
    | 'people'
    | 'applications'
    | 'chat',
    boolean
  >
  /** Slips that wait for a decision. */
  slipsWaiting: number
  /** Customers who wait for an answer in the chat. */
  chatsWaiting: number
  /** Applications of merchants that wait for this owner. */
  applicationsWaiting: number
}
