import { createContext, useContext, useLayoutEffect, useState } from 'react'
import { sessionStore } from '#web/kit/offline/browser-storage.ts'

const prefix = 'sangdai_kept_'

/** The centre that forms are filled in for: another one has products and promotions with the same codes. */
export const FormCentre = createContext('')

/** State of a form that outlives a reload and an expired sign-in in this tab; `undefined` forgets it. */
export function useKept<Value>(
  key: string,
  initial: Value,
): [value: Value, keep: (next: Value | undefined) => void] {
  const name = `${prefix}${useContext(FormCentre)} ${key}`
  const [kept, setKept] = useState<Value>()
  // Before it is painted: nobody may type into what is about to be replaced.
  useLayoutEffect(() => setKept(readKept<Value>(name)), [name])
  function keep(next: Value | undefined) {
    setKept(next)
    if (next === undefined) sessionStore.remove(name)
    else sessionStore.write(name, JSON.stringify(next))
  }
  return [kept === undefined ? initial : kept, keep]
}

function readKept<Value>(name: string): Value | undefined {
  try {
    const text = sessionStore.read(name)
    return text === null ? undefined : (JSON.parse(text) as Value)
  } catch {
    return undefined
  }
}

/** Whoever signs out leaves nothing typed behind. */
export function forgetKept(): void {
  for (const key of sessionStore.keys()) if (key.startsWith(prefix)) sessionStore.remove(key)
}
