/** Why the stock of a product changed, as stored. */
export type StockReason =
  | 'invoiced'
  | 'invoice cancelled'
  | 'missing'
  | 'damaged'
  | 'received'
  | 'counted'
  | 'returned'
  | 'import'
