/** Products that every customer of a centre is offered, at most. */
export const mostMustSell = 50

/** Why a product is suggested. */
export const basketReasons = ['due', 'low', 'mustSell', 'new'] as const
export type BasketReason = (typeof basketReasons)[number]

/** Visits of one day, at most. */
export const mostStops = 40
