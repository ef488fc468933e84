/** What staff change, as the activity log names it. */
export type ActivityKind =
  | 'order'
  | 'product'
  | 'stock'
  | 'promotion'
  | 'coupon'
  | 'catalogue'
  | 'import'
  | 'photo'
  | 'photoGroups'
  | 'survey'
