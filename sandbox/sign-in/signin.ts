import type { FastifyInstance } from 'fastify'
import type { World } from '#sandbox/kit/world.ts'
import { addAuthorize } from './authorize-route.ts'
import { addDiscovery } from './discovery-route.ts'
import { type Grants, makeGrants } from './grants.ts'
import type { Provider } from './provider.ts'
import { makeSigning, type Signing } from './signing.ts'
import { addToken } from './token-route.ts'
import { addUserinfo } from './userinfo-route.ts'

export type SignIn = { provider: Provider; grants: Grants; signing: Signing }

/**
 * One OpenID Connect provider. Written by hand on jose, not on oidc-provider: that library wants its issuer before the shop
 * knows its port, keeps one fixed set of paths per Koa app, and cannot speak LINE's and Facebook's own error and token forms.
 */
export function addSignIn(app: FastifyInstance, world: World, provider: Provider): SignIn {
  const signIn = { provider, grants: makeGrants(provider, world.now), signing: makeSigning(provider, world) }
  addAuthorize(app, world, signIn)
  addToken(app, signIn)
  addDiscovery(app, world, signIn)
  addUserinfo(app, world, signIn)
  return signIn
}
