import type { RiderAction } from '#shop/deliveries/rider-actions.ts'

/** A photo or signature. Bytes and not a Blob: phones of 2021 lose stored Blobs. */
export type KeptProof = {
  id: string
  kind: 'photo' | 'signature'
  bytes: ArrayBuffer
  type: string
  takenAt: string
  /** Why the server does not take it. */
  problem?: string
}

/** Something a rider did, on this phone. Its pictures lie with it, so that all of it is kept or nothing. */
export type KeptAction = {
  id: string
  /** By `riderMark`: another rider on the same phone neither sees nor sends it. */
  owner: string
  madeAt: number
  /** Until then it can be undone, and is not sent. */
  holdUntil: number
  action: RiderAction
  proofs: KeptProof[]
  /** What the server has answered stays until the run that shows it was loaded. */
  state: 'waiting' | 'done' | 'refused'
  problem?: string
}

export const holdMs = 5_000

/** A phone whose clock was set back meanwhile holds nothing longer than that. */
export const isHeld = ({ state, holdUntil }: KeptAction, now: number): boolean =>
  state === 'waiting' && holdUntil > now && holdUntil - now <= holdMs

export const inOrder = (kept: readonly KeptAction[]): KeptAction[] =>
  [...kept].sort((one, other) => one.madeAt - other.madeAt)
