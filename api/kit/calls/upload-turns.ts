import { generalProblems } from '#shop/problems/general-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { addressKey } from './token-buckets.ts'

const comeAgain = 10

type Turn = { key: string; begin: (release: (() => void) | undefined) => void }
type TurnOptions = { atOnce?: number; ofOne?: number; waiting?: number; patience?: number }

/** So many uploads at once, fewer of one address; a few wait a moment without being read, the rest are told to come again. */
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

  /** What ends the turn; a refusal when it did not come in time. */
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

/** One for the whole process: a picture weighs the same, whichever door it comes in by. */
export const takeUploadTurn = makeTurns()
