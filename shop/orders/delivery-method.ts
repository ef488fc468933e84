/** Delivered by the centre, or picked up by the shop. */
export const deliveryMethods = ['DELIVERY', 'PICKUP'] as const
export type DeliveryMethod = (typeof deliveryMethods)[number]

/** Every centre delivers; it gives goods out only where it says so. */
export const openDeliveries = ({ pickupOpen }: { pickupOpen: boolean }): readonly DeliveryMethod[] =>
  pickupOpen ? deliveryMethods : ['DELIVERY']
