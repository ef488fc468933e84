/** What sales are summed by. */
export const salesGroups = [
  'day',
  'month',
  'product',
  'category',
  'customer',
  'salesperson',
  'promotion',
  'area',
] as const
export type SalesGroup = (typeof salesGroups)[number]

export const salesSorts = ['total', 'orders', 'units', 'discount', 'less'] as const
export type SalesSort = (typeof salesSorts)[number]

export const rowsAtOnce = 500
