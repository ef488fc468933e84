import { type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react'

/** Buttons pressed in a part before it was awake. */
export type Presses = { pressed: HTMLElement[]; isAwake: boolean }

/**
 * A part whose script comes after the page's. The server has drawn its buttons by then: what is pressed
 * meanwhile is kept, until the part wakes up and calls `useAwake`.
 */
export function SleepingPart({ children }: { children: (presses: Presses) => ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  const [presses] = useState<Presses>(() => ({ pressed: [], isAwake: false }))
  useLayoutEffect(() => {
    const stop = new AbortController()
    const heard = { capture: true, signal: stop.signal }
    let button: HTMLElement | null
    // Before React, which tries to wake the part and drops the press when it cannot.
    const note = ({ target }: Event) => {
      const pressed = target as HTMLElement
      button = !presses.isAwake && part.current?.contains(pressed) ? pressed.closest('button') : null
    }
    // After React: in a part that still sleeps, the press is lost.
    const keep = () => void (button && !presses.isAwake && presses.pressed.push(button))
    addEventListener('click', note, heard)
    document.addEventListener('click', keep, heard)
    return () => stop.abort()
  }, [presses])
  return (
    <div ref={part} className="contents">
      <Suspense>{children(presses)}</Suspense>
    </div>
  )
}
