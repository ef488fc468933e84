import { type FormEvent, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'

const pauseMs = 700

/** Sends what is typed to be kept, a moment after the last key and when the page is left; passwords stay here. */
export function useKeepTyped() {
  const { submit } = useFetcher()
  const waiting = useRef<{ timer: number; form: HTMLFormElement } | undefined>(undefined)

  useEffect(() => {
    const leave = () => {
      if (!waiting.current) return
      const body = new URLSearchParams(typedIn(waiting.current.form) as never)
      navigator.sendBeacon(location.pathname, body)
      waiting.current = undefined
    }
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])

  function keepSoon({ currentTarget: form }: FormEvent<HTMLFormElement>): void {
    if (waiting.current) clearTimeout(waiting.current.timer)
    const timer = window.setTimeout(() => {
      waiting.current = undefined
      void submit(typedIn(form), { method: 'post', defaultShouldRevalidate: false })
    }, pauseMs)
    waiting.current = { timer, form }
  }
  /** The form itself is sent: nothing is left to keep. */
  function forget(): void {
    if (waiting.current) clearTimeout(waiting.current.timer)
    waiting.current = undefined
  }
  return { keepSoon, forget }
}

function typedIn(form: HTMLFormElement): FormData {
  const typed = new FormData(form)
  for (const name of ['password', 'confirmPassword', 'code']) typed.delete(name)
  typed.set('do', 'keep')
  return typed
}
