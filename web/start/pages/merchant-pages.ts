import * as customerCardPaths from '#web/paths/customer-card-paths.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as orderPaths from '#web/paths/order-paths.ts'
import * as paymentPaths from '#web/paths/payment-paths.ts'
import { type More, type Page, page, soon } from './page.ts'

const merchant: More = { layout: 'merchant', guards: ['stUserAuthen'] }

export const merchantPages: Page[] = [
  soon('merchant-home', merchantPaths.home, 'page.merchantHome', merchant),
  page('merchant-login', merchantPaths.login, {
    layout: 'merchant',
    file: '../merchant/staff/merchant-login-route.tsx',
  }),
  soon('merchant-register', merchantPaths.register, 'page.merchantRegister', { layout: 'merchant' }),
  soon('merchant-log', merchantPaths.log, 'page.merchantLog', merchant),
  soon('merchant-config', merchantPaths.config, 'page.merchantConfig', merchant),
  page('merchant-orders', merchantPaths.orders, {
    ...merchant,
    file: '../merchant/orders/orders-route.tsx',
  }),
  page('merchant-order-events', orderPaths.orderEvents, {
    ...merchant,
    byDocument: true,
    file: '../merchant/orders/live-route.ts',
  }),
  page('merchant-pick-list', orderPaths.pickList, {
    ...merchant,
    file: '../merchant/papers/pick-list-route.tsx',
  }),
  page('merchant-pick-list-pdf', orderPaths.pickListPdf, {
    ...merchant,
    byDocument: true,
    file: '../merchant/papers/pick-list-pdf-route.ts',
  }),
  page('merchant-order-paper', orderPaths.orderPaper, {
    ...merchant,
    file: '../merchant/papers/order-paper-route.tsx',
  }),
  page('merchant-order-paper-pdf', orderPaths.orderPaperPdf, {
    ...merchant,
    byDocument: true,
    file: '../merchant/papers/order-paper-pdf-route.ts',
  }),
  page('merchant-order-export', orderPaths.orderExport, {
    ...merchant,
    byDocument: true,
    file: '../merchant/orders/export-route.ts',
  }),
  page('merchant-order', orderPaths.order, {
    ...merchant,
    file: '../merchant/order-page/order-route.tsx',
  }),
  soon('merchant-promotions', merchantPaths.promotions, 'page.merchantPromotions', merchant),
  soon('merchant-promotion', merchantPaths.promotion, 'page.merchantPromotion', merchant),
  soon('merchant-products', merchantPaths.products, 'page.merchantProducts', merchant),
  soon('merchant-product', merchantPaths.product, 'page.merchantProduct', merchant),
  page('merchant-centre', merchantPaths.centre, {
    ...merchant,
    file: '../merchant/staff/staff-centre-route.ts',
  }),
  page('merchant-customers', merchantPaths.customers, {
    ...merchant,
    file: '../merchant/customers/customer-list-route.tsx',
  }),
  page('merchant-customer', merchantPaths.customer, {
    ...merchant,
    file: '../merchant/customers/customer-route.tsx',
  }),
  page('merchant-customer-card', customerCardPaths.customerCard, {
    ...merchant,
    byDocument: true,
    file: '../merchant/customers/card-route.ts',
  }),
  page('merchant-payments', paymentPaths.payments, {
    ...merchant,
    file: '../merchant/payments/payments-route.tsx',
  }),
  page('merchant-payment-export', paymentPaths.paymentExport, {
    ...merchant,
    byDocument: true,
    file: '../merchant/payments/export-route.ts',
  }),
  page('merchant-reconcile', paymentPaths.reconcile, {
    ...merchant,
    file: '../merchant/reconcile/reconcile-route.tsx',
  }),
  page('merchant-payment-picture', paymentPaths.paymentPicture, {
    ...merchant,
    byDocument: true,
    file: '../merchant/payments/picture-route.ts',
  }),
  page('merchant-payment', paymentPaths.payment, {
    ...merchant,
    takes: 'files',
    file: '../merchant/payment-page/payment-route.tsx',
  }),
  soon('merchant-chat', merchantPaths.chat, 'page.merchantChat', merchant),
  soon('merchant-profile', merchantPaths.profile, 'page.merchantProfile', merchant),
  soon('merchant-profile-edit', merchantPaths.profileEdit, 'page.merchantProfileEdit', merchant),
  soon('config-sync', merchantPaths.configSync, 'page.configSync', merchant),
  soon('my-sales', merchantPaths.mySales, 'page.mySales', merchant),
]
