import { useEffect, useRef } from 'react'

/** While it is open, the way back closes it and leaves the page. What this takes comes late: a page that is only read does without. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!open) return
    let closed = false
    let letGo: (() => void) | undefined
    import('./back-closes.ts').then(
      ({ layOver }) => {
        if (!closed) letGo = layOver(() => close.current())
      },
      () => {},
    )
    return () => {
      closed = true
      letGo?.()
    }
  }, [open])
}
