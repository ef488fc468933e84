import { vi } from 'vitest'

const realNow = Date.now
let ahead = 0

/** Lets what is kept for a while run out at once: the clock of this process goes on from so much later. */
export function passTime(ms: number): void {
  ahead += ms
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead)
}

/** The next test file begins at the real time: else its first step would be as long as all before it. */
export function backToNow(): void {
  ahead = 0
}
