export { paymentNames } from './payment-words.ts'
export { saySlot } from './slot-words.ts'
