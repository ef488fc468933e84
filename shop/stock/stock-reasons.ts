/** Why the stock of a product changed, as stored. */
export const stockReasons = [
  'invoiced',
  'invoice cancelled',
  'missing',
  'damaged',
  'received',
  'counted',
  'corrected',
  'returned',
  'import',
  'replacement',
] as const
export type StockReason = (typeof stockReasons)[number]
