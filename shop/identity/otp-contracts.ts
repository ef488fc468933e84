import { z } from 'zod'
import { anyone } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { enteredCode } from './entered-code.ts'
import { chosenCentre } from './sign-in-contracts.ts'
import { signedInRider, signedInUser } from './signed-in.ts'

const mobile = z
  .string()
  .max(10)
  .regex(/^[0-9]{10}$/)

/** An unknown number gets the same response without a message, so that nobody learns which numbers exist. */
export const otpRequestContract = endpoint({
  method: 'POST',
  path: 'authen/otp/request',
  says: 'Sends a one-time code to a mobile number, or by the second channel.',
  who: anyone,
  touches: { of: 'nobody' },
  request: z.object({
    mobileNo: mobile,
    purpose: z.enum(['login', 'reset', 'register', 'rider']),
    channel: z.enum(['sms', 'backup']).default('sms'),
  }),
  answer: z.object({
    requestId: z.string(),
    reference: z.string(),
    channel: z.enum(['sms', 'email', 'line']),
    lifeSeconds: z.int(),
  }),
})

export const otpLoginContract = endpoint({
  method: 'POST',
  path: 'authen/user/login/otp',
  says: 'Signs a customer in by a one-time code.',
  who: anyone,
  touches: { of: 'nobody' },
  request: enteredCode.extend(chosenCentre),
  answer: signedInUser,
})

export const riderOtpLoginContract = endpoint({
  method: 'POST',
  path: 'authen/rider/login/otp',
  says: 'Signs a rider in by a one-time code.',
  who: anyone,
  touches: { of: 'nobody' },
  request: enteredCode,
  answer: signedInRider,
})

export const resetPasswordContract = endpoint({
  method: 'POST',
  path: 'authen/user/resetpassword',
  says: 'Sets a new password by a one-time code and ends every session of the customer.',
  who: anyone,
  touches: { of: 'nobody' },
  request: enteredCode.extend({ newPassword: z.string().min(1).max(200) }),
  answer: z.object({}),
})

export const otpContracts = {
  otpRequest: otpRequestContract,
  otpLogin: otpLoginContract,
  riderOtpLogin: riderOtpLoginContract,
  resetPassword: resetPasswordContract,
}
