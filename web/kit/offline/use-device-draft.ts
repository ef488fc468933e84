import { useCallback, useEffect, useRef, useState } from 'react'

type Draft = { id: string; value: unknown }
/** A store of `deviceDatabase`. */
type DraftStore = {
  put: (draft: Draft) => Promise<boolean>
  get: (id: string) => Promise<Draft | undefined>
  remove: (id: string) => Promise<void>
}

/** What is being filled in, kept on this device for the person and centre of its key until it is sent. */
export function useDeviceDraft<Value>(store: DraftStore, key: string, empty: Value) {
  const [value, setValue] = useState(empty)
  const [isLoaded, setIsLoaded] = useState(false)
  const [isKept, setIsKept] = useState(true)
  /** Whether everything that is shown would be there again after the page has ended. */
  const [isWritten, setIsWritten] = useState(true)
  const latest = useRef(value)
  const writing = useRef({ isBusy: false, isStale: false })
  // What is changed before the draft was read is done to the draft, not instead of it.
  const early = useRef<((before: Value) => Value)[] | undefined>([])
  // A draft may hold many photos: what is typed while it is written goes into the next writing.
  const write = useCallback(async () => {
    const state = writing.current
    state.isStale = true
    setIsWritten(false)
    if (state.isBusy) return
    state.isBusy = true
    while (state.isStale) {
      state.isStale = false
      const isKeptNow = await store.put({ id: key, value: latest.current })
      setIsKept(isKeptNow)
      if (!state.isStale) setIsWritten(isKeptNow)
    }
    state.isBusy = false
  }, [store, key])
  useEffect(() => {
    let isGone = false
    early.current ??= []
    store.get(key).then((draft) => {
      if (isGone) return
      const changes = early.current ?? []
      early.current = undefined
      if (draft) {
        latest.current = changes.reduce((before, next) => next(before), draft.value as Value)
        setValue(latest.current)
      }
      if (changes.length > 0) void write()
      setIsLoaded(true)
    })
    // The page ends while an older state is still being written.
    const flush = () => {
      if (writing.current.isStale) void store.put({ id: key, value: latest.current })
    }
    addEventListener('pagehide', flush)
    return () => {
      isGone = true
      removeEventListener('pagehide', flush)
    }
  }, [store, key, write])
  const change = useCallback(
    (next: (before: Value) => Value) => {
      latest.current = next(latest.current)
      setValue(latest.current)
      if (early.current) early.current.push(next)
      else void write()
    },
    [write],
  )
  const forget = useCallback(async () => {
    latest.current = empty
    writing.current.isStale = false
    setValue(empty)
    await store.remove(key)
  }, [store, key, empty])
  return { value, change, forget, isLoaded, isKept, isWritten }
}
