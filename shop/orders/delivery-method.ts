/** Delivered by the centre, or picked up by the shop. */
export const deliveryMethods = ['DELIVERY', 'PICKUP'] as const
export type DeliveryMethod = (typeof deliveryMethods)[number]
