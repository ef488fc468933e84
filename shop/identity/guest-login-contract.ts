import { z } from 'zod'
import { anyone } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { user } from './user.ts'

const declaration = {
  method: 'GET',
  says: 'Signs in as a guest of the centre named, or of the default one, unless guest mode is off.',
  who: anyone,
  touches: { of: 'nobody' },
  request: z.object({ dist: z.string().max(10).optional() }),
  answer: z.object({ user, token: z.string() }),
} as const

export const guestLoginContract = endpoint({ ...declaration, path: 'authen/user/login/guest' })

/** The specification's alternate form of the guest login. */
const guestLoginAlternateContract = endpoint({ ...declaration, path: 'authen/login/guest' })

export const guestLoginContracts = {
  guestLogin: guestLoginContract,
  guestLoginAlternate: guestLoginAlternateContract,
}
