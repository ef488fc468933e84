import type { StaffCentre } from '#shop/identity/profile-contracts.ts'
import type { StaffUser } from '#shop/identity/signed-in.ts'

/** What every page of the back office knows: who works, where, and which menu the settings open. */
export type StaffSite = {
  user: StaffUser
  centres: StaffCentre[]
  /** What the settings and the role open, and what is there. */
  menu: Record<
    'home' | 'orders' | 'promotions' | 'products' | 'customers' | 'profile' | 'config' | 'chat',
    boolean
  >
}
