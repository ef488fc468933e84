// Apart from the schemas, which a phone has no use for.
export const deliveryMessages = ['on the way', 'arriving', 'delivered'] as const
export type DeliveryMessage = (typeof deliveryMessages)[number]

/** The most that a phone sends at once. */
export const mostActions = 10
