import { z } from 'zod'
import { named } from '../contract/wire.ts'
import { user } from './user.ts'

/** A merchant user as the specification's clients know it. */
export const staffUser = named({
  username: ['usernames', z.string()],
  id: ['userid', z.string()],
  role: ['role', z.object({ RoleCode: z.string(), RoleName: z.string() })],
  centre: ['selectedDist', z.string()],
  centreName: ['selectedDistName', z.string()],
})
export type StaffUser = z.output<typeof staffUser>

export const riderUser = named({
  mobile: ['MOBILENO', z.string()],
  name: ['NAME', z.string()],
  company: ['COMPANY', z.string()],
  saleUnit: ['SALEUNIT', z.string()],
})

/** The result of a sign-in: a short-lived access token, a refresh token and a device token. */
const keys = { token: z.string(), refreshToken: z.string(), deviceToken: z.string().optional() }
/** `firstTime` until the customer has finished the setup pages. */
export const signedInUser = z.object({ user, ...keys, firstTime: z.boolean() })
export const signedInStaff = z.object({ user: staffUser, ...keys })
export const signedInRider = z.object({ user: riderUser, ...keys })
