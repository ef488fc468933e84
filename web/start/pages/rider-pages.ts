import * as riderPaths from '#web/paths/rider-paths.ts'
import { type More, type Page, page } from './page.ts'

const rider: More = { layout: 'rider', guards: ['riderAuthen'] }

export const riderPages: Page[] = [
  page('rider-home', riderPaths.home, { ...rider, shell: true, file: '../rider/run/run-route.tsx' }),
  page('rider-login', riderPaths.login, {
    layout: 'nomenu',
    file: '../rider/identity/rider-login-route.tsx',
  }),
  page('rider-verify-otp', riderPaths.verifyOtp, {
    layout: 'nomenu',
    file: '../rider/identity/rider-verify-otp-route.tsx',
  }),
  page('rider-history', riderPaths.history, { ...rider, file: '../rider/past/history-route.tsx' }),
  page('rider-profile', riderPaths.profile, { ...rider, file: '../rider/profile/profile-route.tsx' }),
  page('rider-invoices', riderPaths.invoices, { ...rider, file: '../rider/invoices/invoices-route.tsx' }),
  page('rider-detail', riderPaths.detail, { ...rider, file: '../rider/stop/stop-route.tsx' }),
  page('rider-invoice-detail', riderPaths.invoiceDetail, {
    ...rider,
    file: '../rider/invoices/invoice-route.tsx',
  }),
  page('rider-proof', riderPaths.proofAdd, {
    ...rider,
    byDocument: true,
    takes: 'files',
    file: '../rider/sending/proof-route.ts',
  }),
]
