import type { Satang } from '../money/satang.ts'

/**
 * Shares out what arrived over what was asked for, the first first; more than asked for goes to the last. The
 * shares sum to what arrived, to the satang.
 */
export function shareOut(arrived: Satang, asked: readonly Satang[]): Satang[] {
  let left = arrived
  return asked.map((share, at) => {
    const taken = at === asked.length - 1 ? left : Math.min(share, left)
    left -= taken
    return taken
  })
}
