import { useEffect, useRef } from 'react'

/** Makes Back close an open overlay and keep the page; the code loads late, as most pages do not need it. */
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
