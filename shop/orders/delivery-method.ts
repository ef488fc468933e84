/** Brought by the centre's own round, or fetched by the shop. */
export const deliveryMethods = ['DELIVERY', 'PICKUP'] as const
export type DeliveryMethod = (typeof deliveryMethods)[number]
