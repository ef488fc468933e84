import * as riderPaths from '#web/paths/rider-paths.ts'
import { type More, type Page, page, soon } from './page.ts'

const rider: More = { layout: 'rider', guards: ['riderAuthen'] }

export const riderPages: Page[] = [
  soon('rider-home', riderPaths.home, 'page.riderHome', rider),
  page('rider-login', riderPaths.login, { layout: 'rider', file: '../rider/identity/rider-login-route.tsx' }),
  page('rider-verify-otp', riderPaths.verifyOtp, {
    layout: 'rider',
    file: '../rider/identity/rider-verify-otp-route.tsx',
  }),
  soon('rider-history', riderPaths.history, 'page.riderHistory', rider),
  soon('rider-profile', riderPaths.profile, 'page.riderProfile', rider),
  soon('rider-invoices', riderPaths.invoices, 'page.riderInvoices', rider),
  soon('rider-detail', riderPaths.detail, 'page.riderDetail', rider),
  soon('rider-invoice-detail', riderPaths.invoiceDetail, 'page.riderDetail', rider),
]
