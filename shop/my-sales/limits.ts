/** Products that every customer of a centre is offered, at most. */
export const mostMustSell = 50

/** Why a product is suggested, what is surest first. */
export const basketReasons = ['due', 'low', 'season', 'alike', 'mustSell', 'new'] as const

/** Visits of one day, at most. */
export const mostStops = 40
