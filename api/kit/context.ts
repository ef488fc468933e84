import type { FastifyBaseLogger } from 'fastify'
import type { Caller } from '#shop/contract/caller.ts'
import type { Settings } from '#shop/settings/settings.ts'
import type { Locale } from '#shop/words/locale.ts'
import type { Db } from './database.ts'

/** What every call is given: who asks, in which language, and the shop's own parts. */
export type Context = {
  db: Db
  caller: Caller
  locale: Locale
  now: Date
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** The remote settings of a centre, or of the network. */
  settings: (saleUnit?: string) => Promise<Settings>
  issueToken: (caller: Exclude<Caller, { kind: 'nobody' }>) => Promise<string>
}
