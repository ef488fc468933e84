import { useEffect, useLayoutEffect } from 'react'

declare global {
  interface Window {
    sangdaiEarly?: { pressed: HTMLElement[]; note: (event: Event) => void }
  }
}

/** Runs before anything else: a button pressed while the scripts are still on their way is remembered. Links and forms need no script and are let be. */
export const noteEarlyClicks = `(()=>{const pressed=[],note=e=>{const b=e.target.closest&&e.target.closest('button[type=button]');if(b)pressed.push(b)};addEventListener('click',note);window.sangdaiEarly={pressed,note}})()`

/** Presses again what was pressed too early, in its order; React wakes the part a press falls on at once. */
export function useEarlyClicks(): void {
  // From here on React itself hears every press, so nothing is noted any more: before anything is painted, lest a press count twice.
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
