/** Which fault is awake in this worker, and what was reached while a test ran. */
type Switch = { awake: number; reached: Set<number>; steps: number; most: number }

export const asleep = -1

/** Puts `$mutant` where the planted files look for it. A fault that goes round for ever is stopped by the count of its steps. */
export function installSwitch(): Switch {
  const state: Switch = { awake: asleep, reached: new Set(), steps: 0, most: Number.POSITIVE_INFINITY }
  const isAwake = (id: number): boolean => {
    state.steps += 1
    if (state.awake === asleep) state.reached.add(id)
    else if (state.steps > state.most) throw new Error('goes round for ever')
    return id === state.awake
  }
  Object.assign(globalThis, { $mutant: isAwake })
  return state
}
