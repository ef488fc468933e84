/** Why goods were not taken at the door, as an order says it; `gift` is said by the rule alone. */
export const refusedReasons = [
  'short',
  'wrong',
  'damaged',
  'expired',
  'notOrdered',
  'changedMind',
  'gift',
] as const
export type RefusedReason = (typeof refusedReasons)[number]
