import { useLayoutEffect } from 'react'
import type { Presses } from './sleeping-part.tsx'

/** Presses again what was pressed while this part slept. */
export function useAwake(presses: Presses): void {
  useLayoutEffect(() => {
    presses.isAwake = true
    void pressAgain(presses.pressed.splice(0))
  }, [presses])
}

/** One after the other, since a second press counts on what the first has changed. */
async function pressAgain(buttons: readonly HTMLElement[]): Promise<void> {
  for (const button of buttons) {
    await new Promise((done) => setTimeout(done))
    if (button.isConnected) button.click()
  }
}
