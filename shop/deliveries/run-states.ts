/** A run is planned, sent to its rider's phone, started, perhaps paused, finished, and closed by the centre. */
export const runStates = ['planned', 'sent', 'started', 'paused', 'finished', 'closed'] as const
export type RunState = (typeof runStates)[number]

/** Its rider has it on the phone and still records what happens. */
export const isOnPhone = (state: RunState) =>
  state === 'sent' || state === 'started' || state === 'paused' || state === 'finished'

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
/** Whether its goods are on the truck when it comes back. */
export const bringsGoods = (state: StopState) =>
  state === 'failed' || state === 'back' || state === 'cancelled'
