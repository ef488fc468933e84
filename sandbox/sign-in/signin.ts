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
 * Built on jose instead of oidc-provider, which needs its issuer before the port is known. It also fixes its
 * paths and cannot produce LINE's and Facebook's errors and tokens.
 */
export function addSignIn(app: FastifyInstance, world: World, provider: Provider): SignIn {
  const signIn = { provider, grants: makeGrants(provider, world.now), signing: makeSigning(provider, world) }
  addAuthorize(app, world, signIn)
  addToken(app, signIn)
  addDiscovery(app, world, signIn)
  addUserinfo(app, world, signIn)
  return signIn
}
