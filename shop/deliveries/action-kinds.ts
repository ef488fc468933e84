import type { RiderAction, StopAction } from './rider-actions.ts'

// Apart from the schemas, which a phone has no use for.
export const deliveryMessages = ['on the way', 'arriving', 'delivered'] as const
export type DeliveryMessage = (typeof deliveryMessages)[number]

/** The most that a phone sends at once. */
export const mostActions = 50

export const isOfStop = (action: RiderAction): action is StopAction => 'orderNumber' in action
