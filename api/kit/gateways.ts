import type { SignInProviderName } from '#shop/signin/sign-in-providers.ts'

/** The services outside the house that the API speaks to; which ones stand behind these is wired at the start. */
export type Gateways = {
  sms: SmsGateway
  /** Sends a plain message by the second channel. */
  sendMail: (to: string, subject: string, text: string) => Promise<void>
  /** Where people sign in elsewhere; nothing where it is not set up. */
  signIn?: (provider: SignInProviderName) => SignInProvider | undefined
  /** Whose tokens let their customers in here; nothing where there is no partner. */
  partner?: () => Partner | undefined
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
