import type { FastifyBaseLogger } from 'fastify'
import type { Gateways } from '#api/gateways/gateways.ts'
import type { Db } from '#api/kit/database.ts'
import type { Sealer } from '#api/kit/sealer.ts'
import type { Storage } from '#api/kit/storage.ts'
import type { Caller, KnownCaller } from '#shop/contract/caller.ts'
import type { Proof } from '#shop/contract/endpoint.ts'
import type { Settings } from '#shop/settings/settings.ts'
import type { Locale } from '#shop/words/locale.ts'

/** What every call is given: who asks, in which language, and the shop's own parts. */
export type Context = {
  db: Db
  caller: Caller
  /** Whether the centre of a customer or guest is open; staff and riders finish what a closed one has left. */
  centreOpen: boolean
  locale: Locale
  now: Date
  /** Where the call comes from, for counting tries; never logged. */
  address: string
  /** The device token the caller sent, if any; never logged. */
  device?: string | undefined
  userAgent?: string | undefined
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** The remote settings of a centre, or of the network. */
  settings: (saleUnit?: string) => Promise<Settings>
  /** Refuses a customer who has not proved in their session what is asked; with a transaction, inside it. */
  requireProof: (proof: Proof, db?: Db) => Promise<void>
  issueToken: (caller: KnownCaller) => Promise<string>
  sealer: Sealer
  gateways: Gateways
  /** Where the shop's pages are, for links in messages. */
  origin: () => string
  storage: Storage
}
