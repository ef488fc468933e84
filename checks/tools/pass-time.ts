import { vi } from 'vitest'

const realNow = Date.now
let ahead = 0

/** Moves this process's clock forward, so that caches expire at once. */
export function passTime(ms: number): void {
  ahead += ms
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead)
}

/** The next test file starts at the real time, or its first step would include all earlier moves. */
export function backToNow(): void {
  ahead = 0
}
