import { generalProblems } from '#shop/problems/general-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { addressKey } from './token-buckets.ts'

const comeAgain = 10

type Turn = { key: string; begin: (release: (() => void) | undefined) => void }
type TurnOptions = { atOnce?: number; ofOne?: number; waiting?: number; patience?: number }

/**
 * Limits concurrent uploads, in total and per address; a few wait unread, the rest are refused with a retry
 * time.
 */
export function makeTurns({ atOnce = 4, ofOne = 2, waiting = 20, patience = 20_000 }: TurnOptions = {}) {
  const under = new Map<string, number>()
  const queue = new Set<Turn>()
  let busy = 0

  const mayBegin = (key: string) => busy < atOnce && (under.get(key) ?? 0) < ofOne
  function begin(key: string): () => void {
    busy += 1
    under.set(key, (under.get(key) ?? 0) + 1)
    let over = false
    return () => {
      if (over) return
      over = true
      busy -= 1
      const left = (under.get(key) ?? 1) - 1
      if (left > 0) under.set(key, left)
      else under.delete(key)
      for (const turn of queue) {
        if (!mayBegin(turn.key)) continue
        queue.delete(turn)
        turn.begin(begin(turn.key))
      }
    }
  }

  /** Returns the release function; refuses after the waiting time. */
  return async (address: string): Promise<() => void> => {
    const key = addressKey(address)
    if (mayBegin(key)) return begin(key)
    const release = await new Promise<(() => void) | undefined>((done) => {
      if (queue.size >= waiting) return done(undefined)
      const turn: Turn = { key, begin: done }
      queue.add(turn)
      setTimeout(() => queue.delete(turn) && done(undefined), patience).unref()
    })
    if (!release) throw refuse(generalProblems.busyUploading, { seconds: comeAgain })
    return release
  }
}

/** One limit for the process, whichever call the picture comes by. */
export const takeUploadTurn = makeTurns()
