import type { FastifyBaseLogger } from 'fastify'
import { hierarchy, productItems } from '#api/catalogue/catalogue.ts'
import { userCentres } from '#api/centres/centres.ts'
import { whatsNew } from '#api/content/content.ts'
import { customerProfile, guestLogin, makeTokens } from '#api/identity/identity.ts'
import type { Db } from '#api/kit/database.ts'
import { direct } from '#api/kit/direct.ts'
import { bindCalls, type Handlers } from '#api/kit/perform.ts'
import { type MakeContext, serve } from '#api/kit/serve.ts'
import { settingsReader, webConfig } from '#api/settings/settings.ts'

const handlers: Handlers = {
  guestLogin,
  guestLoginAlternate: guestLogin,
  customerProfile,
  userCentres,
  webConfig,
  productItems,
  hierarchy,
  whatsNew,
}

export type ApiParts = { db: Db; secret: string; log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>; now?: () => Date }

/** The API wired to its database: a Fastify plugin for the outside, a carrier for the web server in the same process. */
export function makeApi({ db, secret, log, now = () => new Date() }: ApiParts) {
  const tokens = makeTokens(secret, now)
  const settings = settingsReader(db)
  const calls = bindCalls(handlers)
  const makeContext: MakeContext = async (token, meta) => {
    const caller = token ? await tokens.read(token) : ({ kind: 'nobody' } as const)
    return { ...meta, db, caller, now: now(), settings, issueToken: tokens.issue }
  }
  return { plugin: serve(calls, makeContext), carrier: direct(calls, makeContext, log), tokens }
}
