import type { RiderAction, StopAction } from './rider-actions.ts'

export const isOfStop = (action: RiderAction): action is StopAction => 'orderNumber' in action
