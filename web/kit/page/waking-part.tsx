import { type ReactNode, Suspense, useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A part whose script comes after the page's. The server has drawn its buttons by then: what is pressed
 * meanwhile is kept, and pressed again when the part has woken up.
 */
export function WakingPart({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  const isAwake = useRef(false)
  const pressed = useRef<HTMLElement[]>([])
  useLayoutEffect(() => {
    let current: HTMLElement | undefined
    // Heard before React, which tries to wake the part and drops the press when it cannot.
    const note = ({ target }: Event) => {
      const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]')
      current = button && !isAwake.current && part.current?.contains(button) ? button : undefined
    }
    // Heard after React: still asleep, the press is lost.
    const keep = () => {
      if (current && !isAwake.current) pressed.current.push(current)
    }
    addEventListener('click', note, true)
    document.addEventListener('click', keep, true)
    return () => {
      removeEventListener('click', note, true)
      document.removeEventListener('click', keep, true)
    }
  }, [])
  const wake = useCallback(() => {
    isAwake.current = true
    void pressAgain(pressed.current.splice(0))
  }, [])
  return (
    <div ref={part} className="contents">
      <Suspense>
        {children}
        <Awake onAwake={wake} />
      </Suspense>
    </div>
  )
}

/** Comes alive together with the part it stands in. */
function Awake({ onAwake }: { onAwake: () => void }) {
  useLayoutEffect(onAwake, [onAwake])
  return null
}

/** One after the other, since a second press counts on what the first has changed. */
async function pressAgain(buttons: readonly HTMLElement[]): Promise<void> {
  for (const button of buttons) {
    await new Promise((done) => setTimeout(done))
    if (button.isConnected) button.click()
  }
}
