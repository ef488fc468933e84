import { setTimeout as sleep } from 'node:timers/promises'

/** One round of work; true when there is more, so that the next one follows at once. */
type Round = (isEnding: () => boolean, rest: (ms: number) => Promise<void>) => Promise<boolean>
type Loop = { everyMs: number; round: Round; onError: (error: Error) => void }

/** Goes round until it is stopped; a round that fails is tried again after the rest. */
export function startLoop({ everyMs, round, onError }: Loop): { stop: () => Promise<void> } {
  const ending = new AbortController()
  const isEnding = () => ending.signal.aborted
  const rest = (ms: number) => sleep(ms, undefined, { signal: ending.signal }).catch(() => {})
  const loop = (async () => {
    while (!isEnding()) {
      const isMore = await round(isEnding, rest).catch((error: Error) => {
        onError(error)
        return false
      })
      if (!isMore) await rest(everyMs)
    }
  })()
  return {
    stop: async () => {
      ending.abort()
      await loop
    },
  }
}
