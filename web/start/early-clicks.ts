import { useEffect, useLayoutEffect } from 'react'

declare global {
  interface Window {
    sangdaiEarly?: { pressed: HTMLElement[]; note: (event: Event) => void }
  }
}

/**
 * Records button presses before the scripts have loaded; links and forms work without script. Only the
 * document has it: the scripts need not carry it too.
 */
export const noteEarlyClicks = !import.meta.env.SSR
  ? ''
  : `(()=>{const pressed=[],note=e=>{const b=e.target.closest&&e.target.closest('button[type=button]');if(b)pressed.push(b)};addEventListener('click',note);window.sangdaiEarly={pressed,note}})()`

/** Repeats early presses in order; React hydrates the pressed part at once. */
export function useEarlyClicks(): void {
  // From here on React handles every press; recording stops before the paint, or a press would count twice.
  useLayoutEffect(() => {
    if (window.sangdaiEarly) removeEventListener('click', window.sangdaiEarly.note)
  }, [])
  useEffect(() => {
    const pressed = window.sangdaiEarly?.pressed.splice(0) ?? []
    if (pressed.length === 0) return
    setTimeout(() => {
      for (const button of pressed) if (button.isConnected) button.click()
    })
  }, [])
}
