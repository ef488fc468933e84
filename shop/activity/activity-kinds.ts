/** What staff change, as the activity log names it. */
export const activityKinds = [
  'order',
  'product',
  'stock',
  'promotion',
  'coupon',
  'import',
  'catalogue',
] as const
export type ActivityKind = (typeof activityKinds)[number]
