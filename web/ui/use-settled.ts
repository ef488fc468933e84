import { useEffect, useState } from 'react'

const longest = 12_000
const signs = ['pointerdown', 'pointermove', 'scroll', 'keydown'] as const

/**
 * Whether the page is idle: touched or scrolled, or some time has passed. Until then nothing moves or loads
 * by itself.
 */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const done = () => setSettled(true)
    const timer = setTimeout(done, longest)
    for (const sign of signs) window.addEventListener(sign, done, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signs) window.removeEventListener(sign, done)
    }
  }, [])
  return settled
}
