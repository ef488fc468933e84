import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export type Drain = {
  isDraining: () => boolean
  begin: (seconds: number) => Promise<void>
  hurry: () => void
}

/**
 * Before closing, the server reports 503 on /readyz, still serves, and closes each connection after its
 * response.
 */
export function makeDrain(server: Server): Drain {
  const hurrying = new AbortController()
  let isDraining = false
  server.prependListener('request', (_request, response) => {
    if (isDraining) response.shouldKeepAlive = false
  })
  return {
    isDraining: () => isDraining,
    begin: async (seconds) => {
      isDraining = true
      await sleep(seconds * 1000, undefined, { signal: hurrying.signal }).catch(() => {})
    },
    hurry: () => hurrying.abort(),
  }
}
