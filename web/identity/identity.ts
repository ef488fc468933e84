/** The door of identity: what other parts of the web may use. */
export { findOtp, keepOtp } from './otp-cookie.ts'
