import { type ReactNode, Suspense, use, useEffect } from 'react'

const margin = '250px'
const waits = new Map<string, Promise<void>>()
const open = Promise.resolve()
// Only the first document is taken over from the server; pages that come later are drawn here at once.
let takingOver = true

/** Resolves when the part of the server's page comes near the window. */
function untilNear(id: string): Promise<void> {
  const part = document.querySelector(`[aria-labelledby="${CSS.escape(id)}"]`)
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
  if (typeof document !== 'undefined' && takingOver) {
    const wait = waits.get(id) ?? untilNear(id)
    waits.set(id, wait)
    use(wait)
  }
  useEffect(() => {
    takingOver = takingOver && document.readyState !== 'complete'
  }, [])
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
