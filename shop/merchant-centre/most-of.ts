/** How much of each a centre has at most; a request stays below a megabyte. */
export const mostOf = { photos: 6, hours: 28, holidays: 100, accounts: 10, areas: 60, places: 2_000 } as const
