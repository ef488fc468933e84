import { type ReactNode, Suspense, use, useSyncExternalStore } from 'react'

const margin = '250px'
const waits = new Map<string, Promise<void>>()
const open = Promise.resolve()
const never = () => () => {}

/** Resolves when the part of the server's page comes near the window. */
function untilNear(id: string): Promise<void> {
  const part = document.querySelector(`[data-part="${CSS.escape(id)}"]`)
  if (!part || typeof IntersectionObserver === 'undefined') return open
  return new Promise((near) => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        watch.disconnect()
        near()
      },
      { rootMargin: margin },
    )
    watch.observe(part)
  })
}

function Wait({ id, children }: { id: string; children: ReactNode }) {
  // True on the server and while its HTML is taken over; a page drawn here later waits for nothing.
  const fromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  if (fromServer && typeof document !== 'undefined') {
    const wait = waits.get(id) ?? untilNear(id)
    waits.set(id, wait)
    use(wait)
  }
  return children
}

/** A part far below: its HTML is there from the server, and it answers to hands when it comes near; a phone need not wake it all at once. */
export function WhenNear({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Suspense>
      <Wait id={id}>{children}</Wait>
    </Suspense>
  )
}
