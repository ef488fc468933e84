import { useCallback, useEffect, useRef } from 'react'

const gap = 8
const lifeMs = 4000

/**
 * A native popover above its owner, or below without space; closes on a tap elsewhere, Esc, scroll or after a
 * while.
 */
export function useBubble() {
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The scrolling of a field's own text does not move it.
  const hide = useCallback((event?: Event) => {
    if (event?.target instanceof HTMLInputElement) return
    removeEventListener('scroll', hide, true)
    if (bubble.current?.matches(':popover-open')) bubble.current.hidePopover()
  }, [])

  const show = useCallback(
    (owner: HTMLElement) => {
      const box = bubble.current
      if (!box?.showPopover) return
      if (!box.matches(':popover-open')) box.showPopover()
      const at = owner.getBoundingClientRect()
      const { width, height } = box.getBoundingClientRect()
      const left = Math.min(
        Math.max(gap, at.left + (at.width - width) / 2),
        document.documentElement.clientWidth - width - gap,
      )
      const above = at.top - height - gap
      box.style.left = `${left}px`
      box.style.top = `${above > gap ? above : at.bottom + gap}px`
      addEventListener('scroll', hide, true)
      clearTimeout(timer.current)
      timer.current = setTimeout(hide, lifeMs)
    },
    [hide],
  )

  useEffect(() => () => clearTimeout(timer.current), [])
  return { bubble, show }
}
