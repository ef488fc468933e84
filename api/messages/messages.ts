/** The door of messages: what customers are told, and by which way. */
export { tellGoodsBack } from './goods-back.ts'
export { type OrderTopic, tellCustomer } from './order-messages.ts'
export { type Reach, sendByAnyWay } from './send-by-any-way.ts'
export { sendToPhone, waysToPhone } from './send-to-phone.ts'
export { linePush, smsMktText, thaiBulkSmsText } from './text-gateways.ts'
