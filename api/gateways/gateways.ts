import type { SignInProviderName } from '#shop/sign-in/sign-in-providers.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** The services outside the house that the API speaks to; which ones stand behind these is wired at the start. */
export type Gateways = {
  sms: SmsGateway
  /** Sends a plain message by the second channel. */
  sendMail: (to: string, subject: string, text: string) => Promise<void>
  /** Where people sign in elsewhere; nothing where it is not set up. */
  signIn?: (provider: SignInProviderName) => SignInProvider | undefined
  /** Whose tokens let their customers in here; nothing where there is no partner. */
  partner?: () => Partner | undefined
  /** Says something by LINE to whoever linked it; the same key twice is said once. Missing where no channel is set. */
  pushLine?: (to: string, text: string, retryKey: string) => Promise<void>
  /** Sends a plain text message. Missing where no gateway is set. */
  sendSms?: (mobile: string, text: string) => Promise<void>
  /** Ways of paying at once; those of a provider that is missing are not offered. */
  payments?: readonly PaymentProvider[]
}

/** An OpenID Connect provider. Its endpoints are written down: LINE's discovery names another algorithm, Facebook's names no token endpoint. */
export type SignInProvider = {
  issuer: string
  authorize: string
  token: string
  keys: string
  revoke?: string
  clientId: string
  clientSecret: string
  /** LINE signs the ID token of a web login with the channel secret. */
  algorithm: 'HS256' | 'RS256'
}

/** `keys` is where the partner publishes its keys, or a public key in PEM. */
export type Partner = { issuer: string; keys: string }

/** An SMS gateway holds the code itself: we keep its token and show its reference. */
export type SmsGateway = {
  name: string
  request: (mobile: string) => Promise<{ token: string; reference: string }>
  verify: (token: string, code: string) => Promise<boolean>
}
