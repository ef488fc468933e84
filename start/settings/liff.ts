import { sandboxAddresses, sandboxLiffId } from '#sandbox/addresses.ts'
import type { LiffApp } from '#shop/line/liff.ts'
import type { Environment } from './environment.ts'

/** The shop as an app inside LINE: the configured one, else the sandbox's where the sandbox signs in too. */
export function liffApp(
  { liffId: id, signIn, production, sandboxUrl, apiBaseUrl }: Environment,
  own: () => string,
): LiffApp | undefined {
  if (id) return { id, links: `https://liff.line.me/${id}` }
  if (production || signIn.line || !own()) return undefined
  const host = sandboxUrl ?? (apiBaseUrl ? new URL(apiBaseUrl).origin : own())
  const { liff } = sandboxAddresses(host)
  const ownId = sandboxLiffId(new URL(own()).port)
  return { id: ownId, links: `${liff}/${ownId}`, script: `${liff}/sdk.js` }
}
