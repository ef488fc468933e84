/** What is compared, one part at a time, so that a page can show how far it is. */
export const reconcileParts = [
  'payments',
  'orders',
  'debts',
  'points',
  'stock',
  'refunds',
  'waiting',
  'slips',
  'gateways',
] as const
export type ReconcilePart = (typeof reconcileParts)[number]
