import type { Locale } from '../words/locale.ts'
import type { WireProblem } from './wire-headers.ts'

/**
 * `address` is the visitor's IP address, and `device` the browser's device token, for counting failed
 * sign-ins.
 */
export type CallMeta = {
  token?: string | undefined
  locale: Locale
  address: string
  device?: string | undefined
  userAgent?: string | undefined
}
/** `forUser` is the specification's exception-handler flag: the message is meant for the user. */
type Carried =
  | { ok: true; answer: unknown }
  | { ok: false; status: number; expired: boolean; forUser: boolean; problem: WireProblem }

/** Carries a call from the web server to the API, in process or over HTTP, in our own field names. */
export type Carrier = (key: string, input: unknown, meta: CallMeta) => Promise<Carried>
