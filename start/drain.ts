import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export type Drain = {
  isDraining: () => boolean
  begin: (seconds: number) => Promise<void>
  hurry: () => void
}

/** The last seconds before a server closes: it says so, serves on, and lets go of a connection with every answer. */
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
