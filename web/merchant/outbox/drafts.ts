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
  const change = useCallback(
    (next: (before: Value) => Value) => {
      latest.current = next(latest.current)
      setValue(latest.current)
      void store.put({ id: key, value: latest.current }).then(setIsKept)
    },
    [key],
  )
  const forget = useCallback(async () => {
    latest.current = empty
    setValue(empty)
    await store.remove(key)
  }, [key, empty])
  return { value, change, forget, isLoaded, isKept }
}
