import type { SayOrder } from '#web/words/customer/order-words.ts'

/** 08:00-12:00; blank without a slot. */
export function saySlot(slot: string, say: SayOrder): string {
  const [from = '', to = ''] = slot.split('-')
  return slot ? say('checkout.slotTime', { from: `${from}:00`, to: `${to}:00` }) : ''
}
