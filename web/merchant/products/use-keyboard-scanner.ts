import { useEffect, useRef } from 'react'

/** A scanner types faster than any person. */
const scannerGapMs = 60
/** Outside of a field nobody types digits for another reason. */
const personGapMs = 2_000
const fewestDigits = 6

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

/** Digits that end with Enter, from a barcode scanner that acts as a keyboard, anywhere on the page. */
export function useKeyboardScanner(onScan: (barcode: string) => void): void {
  const scanned = useRef(onScan)
  scanned.current = onScan
  useEffect(() => {
    let digits = ''
    let last = 0
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      const gap = event.timeStamp - last
      last = event.timeStamp
      if (gap > (isField(event.target) ? scannerGapMs : personGapMs)) digits = ''
      if (/^\d$/.test(event.key)) digits += event.key
      else if (event.key === 'Enter' && digits.length >= fewestDigits) {
        const barcode = digits
        digits = ''
        event.preventDefault()
        event.stopPropagation()
        scanned.current(barcode)
      } else digits = ''
    }
    // Before any button or field takes the Enter for itself.
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [])
}
