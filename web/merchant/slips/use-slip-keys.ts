import { useEffect, useRef } from 'react'

type SlipKeys = Record<'c' | 'r' | 'n', () => unknown>

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, dialog, [contenteditable]') !== null

/** Letters decide, except while somebody types or a dialog is open; by place, so that a Thai keyboard works too. */
export function useSlipKeys(keys: SlipKeys): void {
  const now = useRef(keys)
  useEffect(() => {
    now.current = keys
  })
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return
      const key = /^Key([CRN])$/.exec(event.code)?.[1]?.toLowerCase() as keyof SlipKeys | undefined
      if (!key) return
      event.preventDefault()
      now.current[key]()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
