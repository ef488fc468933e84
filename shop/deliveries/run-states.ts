/** A run is planned, sent to its rider's phone, started, perhaps paused, finished, and closed by the centre. */
export const runStates = ['planned', 'sent', 'started', 'paused', 'finished', 'closed'] as const
export type RunState = (typeof runStates)[number]

/** `failed` is tried again another day; goods of `back` and `cancelled` return; `moved` stands in another run. */
export const stopStates = [
  'waiting',
  'arrived',
  'delivered',
  'partly',
  'failed',
  'back',
  'cancelled',
  'moved',
] as const
export type StopState = (typeof stopStates)[number]

export const isOpenStop = (state: StopState) => state === 'waiting' || state === 'arrived'
