import type { InEnglish } from '#web/words/translation.ts'

export const closeEn = {
  'close.title': 'End of the run',
  'close.counts': 'Delivered {done} · partly {partly} · not delivered {failed}',
  'close.goods': 'Goods to hand in',
  'close.noGoods': 'Nothing to hand in',
  'close.packed': '{number} {name}: hand in as packed, for another day',
  'close.cash': 'Cash by order',
  'close.total': 'Cash in all',
  'close.qr': 'By QR {amount} (in the centre’s account)',
  'close.amount': 'Cash handed in (baht)',
  'close.why': 'Why is it another amount?',
  'close.noAmount': 'Enter the amount in figures',
  'close.sayWhy': 'Say why it is another amount',
  'close.handIn': 'Hand in {amount}',
  'close.handed': 'Handed in',
  'close.waits': 'Waiting for the centre to count',
  'close.counted': 'Counted by the centre',
  'close.same': 'The amounts agree',
  'close.less': '{amount} missing',
  'close.more': '{amount} too much',
  'close.reason': 'Reason: {reason}',
} as const satisfies InEnglish<typeof import('./close-th.ts').closeTh>
