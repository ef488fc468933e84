/** The filters by state and the orders of the list, as the contract names them. */
export const productStates = [
  'all',
  'active',
  'inactive',
  'lowStock',
  'soldOut',
  'noPrice',
  'noPicture',
] as const
export const productSorts = ['popular', 'code', 'newest'] as const
export const productsOnPage = 12
