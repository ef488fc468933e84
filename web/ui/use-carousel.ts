import { useCallback, useEffect, useRef, useState } from 'react'
import { useSettled } from './use-settled.ts'

/** The visible slide, the moves, and the automatic motion, which stops on focus, touch or reduced motion. */
export function useCarousel(count: number, everySeconds: number) {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const [held, setHeld] = useState(false)
  const [stopped, setStopped] = useState(false)
  const settled = useSettled()

  const goTo = useCallback(
    (target: number) => {
      const list = track.current
      list?.scrollTo({ left: ((target + count) % count) * list.clientWidth, behavior: 'smooth' })
    },
    [count],
  )

  const onScroll = useCallback(() => {
    const list = track.current
    if (list) setIndex(Math.min(count - 1, Math.round(list.scrollLeft / list.clientWidth)))
  }, [count])

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!everySeconds || count < 2 || held || stopped || still || !settled) return
    const timer = setTimeout(() => document.hidden || goTo(index + 1), everySeconds * 1000)
    return () => clearTimeout(timer)
  }, [count, everySeconds, goTo, held, index, stopped, settled])

  return { track, index, goTo, onScroll, stopped, setHeld, setStopped, settled }
}
