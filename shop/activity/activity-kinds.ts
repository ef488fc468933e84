/** What staff change, as the activity log names it. */
export const activityKinds = [
  ...([
    'order',
    'run',
    'product',
    'stock',
    'promotion',
    'coupon',
    'catalogue',
    'import',
    'customer',
  ] as const),
  ...([
    'photo',
    'photoGroups',
    'survey',
    'content',
    'message',
    'policy',
    'salesTargets',
    'mustSell',
  ] as const),
  ...(['centre', 'staff', 'rider', 'setting', 'config', 'sign-in', 'privacy'] as const),
  ...(['photo', 'photoGroups', 'survey', 'setting', 'config', 'sign-in', 'privacy'] as const),
  ...(['application', 'centre'] as const),
] as const
export type ActivityKind = (typeof activityKinds)[number]
