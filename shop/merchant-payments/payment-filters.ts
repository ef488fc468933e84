/** How many payments a page of the list shows. */
export const paymentListPage = 24

export const paymentFilters = ['all', 'waiting', 'paid', 'toReturn', 'ended'] as const
