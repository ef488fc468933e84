import { commonEn } from './common-en.ts'
import type { InEnglish } from './translation.ts'

export const riderEn = {
  ...commonEn,
  'rider.tabs': 'Rider menu',
  'rider.orders': 'Order',
  'rider.invoices': 'Invoice Approve',
  'rider.profile': 'Profile',
  'page.riderHome': 'Today’s run',
  'page.riderVerifyOtp': 'Enter your code',
  'page.riderHistory': 'Delivery history',
  'page.riderProfile': 'Rider profile',
  'page.riderInvoices': 'Invoice Approve',
  'page.riderDetail': 'Delivery details',
} as const satisfies InEnglish<typeof import('./rider-th.ts').riderTh>
