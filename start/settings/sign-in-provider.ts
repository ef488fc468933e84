import type { Gateways, SignInProvider } from '#api/gateways/gateways.ts'
import { sandboxAddresses, sandboxClients } from '#sandbox/addresses.ts'
import type { Environment } from './environment.ts'

type Name = Parameters<NonNullable<Gateways['signIn']>>[0]
type Hosts = Pick<SignInProvider, 'issuer' | 'authorize' | 'token' | 'keys' | 'revoke' | 'verify' | 'profile'>

const facebookVersion = 'v23.0'

/**
 * The real addresses of each provider. With another base address all of them lie below it, as in the sandbox.
 */
const hosts: Record<Name, Hosts> = {
  line: {
    issuer: 'https://access.line.me',
    authorize: 'https://access.line.me/oauth2/v2.1/authorize',
    token: 'https://api.line.me/oauth2/v2.1/token',
    keys: 'https://api.line.me/oauth2/v2.1/certs',
    revoke: 'https://api.line.me/oauth2/v2.1/revoke',
    verify: 'https://api.line.me/oauth2/v2.1/verify',
    profile: 'https://api.line.me/v2/profile',
  },
  google: {
    issuer: 'https://accounts.google.com',
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    keys: 'https://www.googleapis.com/oauth2/v3/certs',
  },
  facebook: {
    issuer: 'https://www.facebook.com',
    authorize: `https://www.facebook.com/${facebookVersion}/dialog/oauth`,
    token: `https://graph.facebook.com/${facebookVersion}/oauth/access_token`,
    keys: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
  },
}

function below(base: string, { issuer: _, ...paths }: Hosts): Hosts {
  const moved = Object.entries(paths).map(([name, address]) => [name, `${base}${pathOf(address)}`])
  return { issuer: base, ...Object.fromEntries(moved) }
}

const pathOf = (address: string) =>
  new URL(address).pathname.replace(`/${facebookVersion}`, '').replace(/\/$/, '')

/** The configured provider, else the sandbox's; in production an unconfigured one is unavailable. */
export function signInProvider(
  name: Name,
  { signIn, production }: Environment,
  origin: () => string,
): SignInProvider | undefined {
  const named = signIn[name]
  if (!named && production) return undefined
  const base = named ? named.url : sandboxAddresses(origin())[name].issuer
  const { id, secret } = named ?? sandboxClients[name]
  return {
    ...(base ? below(base, hosts[name]) : hosts[name]),
    clientId: id,
    clientSecret: secret,
    algorithm: name === 'line' ? 'HS256' : 'RS256',
  }
}
