import { commonEn } from './common-en.ts'
import type { InEnglish } from './translation.ts'

export const merchantEn = {
  ...commonEn,
  'merchant.area': 'Back office',
  'merchant.chat': 'Customer chat',
  'merchant.username': 'User name',
  'merchant.password': 'Password',
  'merchant.signIn': 'Sign in',
  'page.merchantHome': 'Overview',
  'page.merchantOrders': 'Orders',
  'page.merchantPromotions': 'Promotions',
  'page.merchantPromotion': 'Edit promotion',
  'page.merchantProducts': 'Products',
  'page.merchantProduct': 'Edit product',
  'page.merchantCustomers': 'Customers',
  'page.merchantCustomer': 'Customer',
  'page.merchantChat': 'Customer chat',
  'page.merchantProfile': 'Centre profile',
  'page.merchantProfileEdit': 'Edit centre profile',
  'page.merchantLog': 'Activity log',
  'page.merchantConfig': 'Settings',
  'page.merchantRegister': 'Join the network',
  'page.merchantOrder': 'Order details',
  'page.configSync': 'Compare settings',
  'page.mySales': 'My sales',
} as const satisfies InEnglish<typeof import('./merchant-th.ts').merchantTh>
