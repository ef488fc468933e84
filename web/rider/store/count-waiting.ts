import type { KeptAction } from './kept-action.ts'

/** What the centre does not have yet: actions, and pictures of those it has. */
export const countWaiting = (kept: readonly KeptAction[]): number =>
  kept.filter(({ state, proofs }) => state === 'waiting' || proofs.some(({ problem }) => !problem)).length
