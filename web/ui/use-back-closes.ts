import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/** While it is open, the way back closes it and leaves the page. What this takes comes late: a page that is only read does without. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const leaving = useNavigation().state !== 'idle'
  const now = useRef({ leaving, onClose })
  useEffect(() => {
    now.current = { leaving, onClose }
  })
  useEffect(() => {
    if (!open) return
    let closed = false
    let takeOff: (() => void) | undefined
    import('./back-closes.ts').then(
      ({ layOver }) => {
        if (!closed)
          takeOff = layOver(
            () => now.current.onClose(),
            () => now.current.leaving,
          )
      },
      () => {},
    )
    return () => {
      closed = true
      takeOff?.()
    }
  }, [open])
}
