import { useEffect, useRef } from 'react'

/** While it is open, the way back closes it and leaves the page. What this takes comes late: a page that is only read does without. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!open) return
    const laid = import('./back-closes.ts').then(
      ({ layOver }) => layOver(() => close.current()),
      () => undefined,
    )
    return () => void laid.then((takeOff) => takeOff?.())
  }, [open])
}
