import { useCallback, useEffect, useRef, useState } from 'react'
import { deviceStore } from './device-store.ts'

type Draft<Value> = { id: string; value: Value }

const store = deviceStore<Draft<unknown>>('drafts')

/** What is being filled in, kept on this device for the person and centre of its key until it is sent. */
export function useDraft<Value>(key: string, empty: Value) {
  const [value, setValue] = useState(empty)
  const [isLoaded, setIsLoaded] = useState(false)
  const [isKept, setIsKept] = useState(true)
  const latest = useRef(value)
  const writing = useRef({ isBusy: false, isStale: false })
  useEffect(() => {
    let isGone = false
    store.get(key).then((draft) => {
      if (isGone) return
      if (draft) {
        latest.current = draft.value as Value
        setValue(latest.current)
      }
      setIsLoaded(true)
    })
    return () => {
      isGone = true
    }
  }, [key])
  // A draft may hold many photos: what is typed while it is written goes into the next writing.
  const write = useCallback(async () => {
    const state = writing.current
    state.isStale = true
    if (state.isBusy) return
    state.isBusy = true
    while (state.isStale) {
      state.isStale = false
      setIsKept(await store.put({ id: key, value: latest.current }))
    }
    state.isBusy = false
  }, [key])
  const change = useCallback(
    (next: (before: Value) => Value) => {
      latest.current = next(latest.current)
      setValue(latest.current)
      void write()
    },
    [write],
  )
  const forget = useCallback(async () => {
    latest.current = empty
    writing.current.isStale = false
    setValue(empty)
    await store.remove(key)
  }, [key, empty])
  return { value, change, forget, isLoaded, isKept }
}
