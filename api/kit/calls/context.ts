import type { FastifyBaseLogger } from 'fastify'
import type { Gateways } from '#api/gateways/gateways.ts'
import type { Db } from '#api/kit/database.ts'
import type { LiveRooms } from '#api/kit/live-rooms.ts'
import type { Notifications } from '#api/kit/notifications.ts'
import type { Sealer } from '#api/kit/sealer.ts'
import type { Storage } from '#api/kit/storage.ts'
import type { Caller, KnownCaller } from '#shop/contract/caller.ts'
import type { Proof } from '#shop/contract/endpoint.ts'
import type { Settings } from '#shop/settings/settings.ts'
import type { Locale } from '#shop/words/locale.ts'

/** What every handler receives: caller, language and the shop's services. */
export type Context = {
  db: Db
  caller: Caller
  /** Whether the centre of a customer or guest is open; staff and riders still work in a closed one. */
  centreOpen: boolean
  /** Reads the caller's session and centre anew: what was cached may be a second old. */
  lookAgain: () => Promise<void>
  locale: Locale
  now: Date
  /** The caller's address, for counting attempts; never logged. */
  address: string
  /** The caller's device token, if any; never logged. */
  device?: string | undefined
  userAgent?: string | undefined
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** The remote settings of a centre or of the network. */
  settings: (saleUnit?: string) => Promise<Settings>
  /**
   * Refuses a customer without the required confirmation in their session; inside the transaction when given
   * one.
   */
  requireProof: (proof: Proof, db?: Db) => Promise<void>
  issueToken: (caller: KnownCaller) => Promise<string>
  sealer: Sealer
  gateways: Gateways
  /** The origin of the shop's pages, for links in messages. */
  origin: () => string
  storage: Storage
  /** What happens at a centre while somebody waits for it. */
  notifications: Notifications
  /** Pages of this process that listen. */
  liveRooms: LiveRooms
}
