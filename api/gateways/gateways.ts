import type { SignInProviderName } from '#shop/sign-in/sign-in-providers.ts'
import type { LineChannel } from './line/line-channel.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { SlipReader } from './slips/read-slip.ts'
import type { SlipService } from './slips/slip-service.ts'

/** The external services the API uses; the start wires the implementations. */
export type Gateways = {
  sms: SmsGateway
  /** Sends a plain message by the second channel. */
  sendMail: (to: string, subject: string, text: string) => Promise<void>
  /** External sign-in providers; empty when none is configured. */
  signIn?: (provider: SignInProviderName) => SignInProvider | undefined
  /** The partner whose tokens sign customers in; missing when there is none. */
  partner?: () => Partner | undefined
  /**
   * Sends a LINE message to a linked account, once per key, from the account of the centre that is named. Missing
   * when no channel is configured.
   */
  pushLine?: (to: string, text: string, retryKey: string, saleUnit?: string) => Promise<void>
  /** The LINE account that writes to the customers of a centre: its own, else that of all. */
  lineOf?: (saleUnit: string) => LineChannel | undefined
  /** The name of the LINE account that sends; fails when LINE does not know its token. */
  findLineAccount?: () => Promise<string>
  /** Sends a plain text message. Missing when no gateway is configured. */
  sendSms?: (mobile: string, text: string) => Promise<void>
  /** Online payment providers; methods of a missing one are not offered. */
  payments?: readonly PaymentProvider[]
  /** Verifies transfer slips; missing, a person does. */
  slips?: SlipService
  /** Reads the QR of a slip in a thread of its own; missing, a person does. */
  readSlip?: SlipReader['read']
  /** Draws products for a new centre to begin with. */
  drawExamples?: (saleUnit: string) => Promise<ExampleGoods>
}

/** The rows of an example assortment by table, in the order they are written, and its pictures. */
export type ExampleGoods = {
  tables: readonly { name: ExampleTable; rows: readonly Record<string, unknown>[] }[]
  codes: readonly string[]
  pictures: readonly { name: string; bytes: Uint8Array }[]
}
type ExampleTable =
  | 'categories'
  | 'product_words'
  | 'products'
  | 'product_prices'
  | 'stock'
  | 'display_groups'
  | 'display_group_products'

/**
 * An OpenID Connect provider with fixed endpoints: LINE's discovery names another algorithm, Facebook's no
 * token endpoint.
 */
export type SignInProvider = {
  issuer: string
  authorize: string
  token: string
  keys: string
  revoke?: string
  /** Where LINE tells whose an access token is, and for which channel. */
  verify?: string
  profile?: string
  clientId: string
  clientSecret: string
  /** LINE signs the ID token of a web login with the channel secret. */
  algorithm: 'HS256' | 'RS256'
}

/** `keys` is the partner's JWKS address, or a public key in PEM. */
export type Partner = { issuer: string; keys: string }

/** An SMS gateway holds the code itself: we store its token and show its reference. */
export type SmsGateway = {
  name: string
  request: (mobile: string) => Promise<{ token: string; reference: string }>
  verify: (token: string, code: string) => Promise<boolean>
}
