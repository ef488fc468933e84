import type { Locale } from '../words/locale.ts'
import type { WireProblem } from './wire-headers.ts'

/** `address` is where the visitor comes from, and `device` what their browser got when it signed in, for counting tries. */
export type CallMeta = {
  token?: string | undefined
  locale: Locale
  address: string
  device?: string | undefined
  userAgent?: string | undefined
}
/** `forUser` is the exception-handler flag: the message is meant to be read. */
type Carried =
  | { ok: true; answer: unknown }
  | { ok: false; status: number; expired: boolean; forUser: boolean; problem: WireProblem }

/** Takes a call from the web server to the API: in process, or over HTTP. Input and answer are in our words. */
export type Carrier = (key: string, input: unknown, meta: CallMeta) => Promise<Carried>
