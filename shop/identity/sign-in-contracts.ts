import { z } from 'zod'
import { anyone, signedInShoppers, staff } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { signedInRider, signedInStaff, signedInUser } from './signed-in.ts'

const credentials = z.object({ username: z.string().min(1).max(60), password: z.string().min(1).max(200) })
const nothing = z.object({})
/** The centre chosen on this device; used only when it is one of the customer's own. */
export const chosenCentre = { dist: z.string().max(10).optional() }

export const userLoginContract = endpoint({
  method: 'POST',
  path: 'authen/user/login',
  says: 'Signs a customer in by mobile number and password.',
  who: anyone,
  touches: { of: 'nobody' },
  request: credentials.extend(chosenCentre),
  answer: signedInUser,
})

export const merchantLoginContract = endpoint({
  method: 'POST',
  path: 'authen/merchant/login',
  says: 'Signs merchant staff in by user name and password.',
  who: anyone,
  touches: { of: 'nobody' },
  request: credentials.extend({ remember: z.boolean().optional() }),
  answer: signedInStaff,
})

export const riderLoginContract = endpoint({
  method: 'POST',
  path: 'authen/rider/login',
  says: 'Signs a rider in by mobile number and password.',
  who: anyone,
  touches: { of: 'nobody' },
  request: credentials,
  answer: signedInRider,
})

/** The refresh token identifies the session, whatever the access token's age. */
export const refreshContract = endpoint({
  method: 'POST',
  path: 'authen/token/refresh',
  says: 'Renews an access token for the same centre, while its session lives. Who asks with `rotate` is given the next refresh token: the old one ends the session a minute later.',
  who: anyone,
  touches: { of: 'nobody' },
  request: z.object({
    refreshToken: z.string().min(20).max(200),
    saleUnit: z.string().max(10).optional(),
    rotate: z.boolean().optional(),
  }),
  answer: z.object({
    token: z.string(),
    refreshToken: z.string().optional(),
    deviceToken: z.string().optional(),
  }),
})

export const logoutContract = endpoint({
  method: 'POST',
  path: 'authen/logout',
  inClosedCentre: true,
  says: 'Ends the caller’s session: its tokens stop working within a second.',
  who: [...signedInShoppers, ...staff, 'rider'],
  touches: { of: 'caller' },
  request: nothing,
  answer: nothing,
})

export const changePasswordContract = endpoint({
  method: 'POST',
  path: 'authen/user/changepassword',
  says: 'Changes the customer’s password and ends every other session of theirs.',
  who: signedInShoppers,
  touches: {
    of: 'caller',
    exampleRequest: () => ({ oldPassword: 'not this one', newPassword: 'Newer#123' }),
    answers: ['identity.wrongSignIn'],
    inPerson: true,
  },
  request: z.object({ oldPassword: z.string().min(1).max(200), newPassword: z.string().min(1).max(200) }),
  answer: nothing,
})

export const signInContracts = {
  userLogin: userLoginContract,
  merchantLogin: merchantLoginContract,
  riderLogin: riderLoginContract,
  refresh: refreshContract,
  logout: logoutContract,
  changePassword: changePasswordContract,
}
