import { commonEn } from './common-en.ts'
import type { InEnglish } from './translation.ts'

export const riderEn = {
  ...commonEn,
  'rider.tabs': 'Rider menu',
  'rider.orders': 'Order',
  'rider.invoices': 'Invoice Approve',
  'rider.profile': 'Profile',
  'rider.mobile': 'Mobile number',
  'rider.password': 'Password',
  'rider.signIn': 'Sign in',
  'rider.sendCode': 'Send the code',
  'rider.byPassword': 'Use a password',
  'rider.byCode': 'Use a one-time code',
  'rider.noCode': 'No code has been asked for, or it has run out',
  'rider.codeSent': 'The code was sent to {mobile}, reference {reference}',
  'rider.wrong': 'The mobile number or password is not right',
  'rider.again': 'Ask for a new code',
  'rider.notOpen': 'This page is being set up and will open soon.',
  'rider.code': '6-digit code',
  'rider.signOut': 'Sign out',
  'page.riderHome': 'Today’s run',
  'page.riderVerifyOtp': 'Enter your code',
  'page.riderHistory': 'Delivery history',
  'page.riderProfile': 'Rider profile',
  'page.riderInvoices': 'Invoice Approve',
  'page.riderDetail': 'Delivery details',
} as const satisfies InEnglish<typeof import('./rider-th.ts').riderTh>
