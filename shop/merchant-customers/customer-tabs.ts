/** The lists of customers; `overdue` owes money that should have been paid. */
export const customerTabs = ['all', 'pending', 'active', 'overdue', 'inactive'] as const
export type CustomerTab = (typeof customerTabs)[number]

/** `quiet`: who has ordered nothing for longest comes first. */
export const customerSorts = ['name', 'newest', 'debt', 'quiet'] as const
export type CustomerSort = (typeof customerSorts)[number]

export const customerListPage = 12

export const customerStates = ['pending', 'active', 'inactive'] as const
