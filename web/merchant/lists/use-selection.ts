import { useState } from 'react'

export type Selection = {
  chosen: readonly string[]
  has: (key: string) => boolean
  toggle: (key: string) => void
  toggleAll: () => void
  clear: () => void
}

/** The rows of this page that are ticked; what is no longer shown is no longer chosen. */
export function useSelection(keys: readonly string[]): Selection {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const chosen = keys.filter((key) => ticked.has(key))
  return {
    chosen,
    has: (key) => ticked.has(key),
    toggle: (key) =>
      setTicked((before) => {
        const after = new Set(before)
        if (!after.delete(key)) after.add(key)
        return after
      }),
    toggleAll: () => setTicked(chosen.length === keys.length ? new Set() : new Set(keys)),
    clear: () => setTicked(new Set()),
  }
}
