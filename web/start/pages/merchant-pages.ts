import * as chatPaths from '#web/paths/chat-paths.ts'
import * as importPaths from '#web/paths/import-paths.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import * as orderPaths from '#web/paths/order-paths.ts'
import * as paymentPaths from '#web/paths/payment-paths.ts'
import * as productPaths from '#web/paths/product-paths.ts'
import * as promotionPaths from '#web/paths/promotion-paths.ts'
import * as reportPaths from '#web/paths/report-paths.ts'
import * as visitPaths from '#web/paths/visit-paths.ts'
import { type More, type Page, page } from './page.ts'

const merchant: More = { layout: 'merchant', guards: ['stUserAuthen'] }

export const merchantPages: Page[] = [
  page('merchant-home', merchantPaths.home, {
    ...merchant,
    file: '../merchant/overview/overview-route.tsx',
  }),
  page('merchant-overview-export', reportPaths.overviewExport, {
    ...merchant,
    byDocument: true,
    file: '../merchant/overview/export-route.ts',
  }),
  page('merchant-report', reportPaths.report, {
    ...merchant,
    file: '../merchant/reports/report-route.tsx',
  }),
  page('merchant-report-export', reportPaths.reportExport, {
    ...merchant,
    byDocument: true,
    file: '../merchant/reports/export-route.ts',
  }),
  page('merchant-login', merchantPaths.login, {
    layout: 'merchant',
    file: '../merchant/staff/merchant-login-route.tsx',
  }),
  page('merchant-register', merchantPaths.register, {
    layout: 'merchant',
    takes: 'files',
    file: '../merchant/apply/apply-route.tsx',
  }),
  page('merchant-applied', officePaths.applied, {
    layout: 'merchant',
    takes: 'files',
    file: '../merchant/apply/applied-route.tsx',
  }),
  page('merchant-applications', officePaths.applications, {
    ...merchant,
    file: '../merchant/applications/applications-route.tsx',
  }),
  page('merchant-application', officePaths.application, {
    ...merchant,
    file: '../merchant/application-page/application-route.tsx',
  }),
  page('merchant-application-picture', officePaths.applicationPicture, {
    ...merchant,
    byDocument: true,
    file: '../merchant/application-page/picture-route.ts',
  }),
  page('merchant-agents', officePaths.agents, {
    ...merchant,
    file: '../merchant/agents/agents-route.tsx',
  }),
  page('merchant-agent-portrait', officePaths.agentPortrait, {
    ...merchant,
    byDocument: true,
    file: '../merchant/agents/portrait-route.ts',
  }),
  page('merchant-log', merchantPaths.log, {
    ...merchant,
    file: '../merchant/activity-log/log-route.tsx',
  }),
  page('merchant-log-export', officePaths.logExport, {
    ...merchant,
    byDocument: true,
    file: '../merchant/activity-log/export-route.ts',
  }),
  page('merchant-people', officePaths.people, {
    ...merchant,
    file: '../merchant/people/people-route.tsx',
  }),
  page('merchant-rider', officePaths.rider, {
    ...merchant,
    file: '../merchant/person-page/rider-route.tsx',
  }),
  page('merchant-person', officePaths.person, {
    ...merchant,
    file: '../merchant/person-page/person-route.tsx',
  }),
  page('merchant-security', officePaths.security, {
    ...merchant,
    file: '../merchant/entry/security-route.tsx',
  }),
  page('merchant-invitation', officePaths.invitation, {
    layout: 'merchant',
    file: '../merchant/entry/invitation-route.tsx',
  }),
  page('merchant-login-code', officePaths.loginCode, {
    layout: 'merchant',
    file: '../merchant/entry/code-route.tsx',
  }),
  page('merchant-config', merchantPaths.config, {
    ...merchant,
    file: '../merchant/settings/settings-route.tsx',
  }),
  page('merchant-line-menus', officePaths.lineMenus, {
    ...merchant,
    file: '../merchant/line-menus/line-menus-route.tsx',
  }),
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
  page('merchant-order-proof', orderPaths.deliveryProof, {
    ...merchant,
    byDocument: true,
    file: '../merchant/order-delivery/proof-route.ts',
  }),
  page('merchant-order-export', orderPaths.orderExport, {
    ...merchant,
    byDocument: true,
    file: '../merchant/orders/export-route.ts',
  }),
  page('merchant-reports-of-goods', orderPaths.reports, {
    ...merchant,
    file: '../merchant/delivery-reports/reports-route.tsx',
  }),
  page('merchant-report-photo', orderPaths.reportPhoto, {
    ...merchant,
    byDocument: true,
    file: '../merchant/delivery-reports/picture-route.ts',
  }),
  page('merchant-standing-orders', orderPaths.standingOrders, {
    ...merchant,
    file: '../merchant/standing-orders/standing-orders-route.tsx',
  }),
  page('merchant-standing-order-export', orderPaths.standingOrderExport, {
    ...merchant,
    byDocument: true,
    file: '../merchant/standing-orders/export-route.ts',
  }),
  page('merchant-standing-order', orderPaths.standingOrder, {
    ...merchant,
    file: '../merchant/standing-orders/standing-order-route.tsx',
  }),
  page('merchant-order', orderPaths.order, {
    ...merchant,
    file: '../merchant/order-page/order-route.tsx',
  }),
  page('merchant-dispatch', merchantPaths.dispatch, {
    ...merchant,
    file: '../merchant/dispatch/dispatch-route.tsx',
  }),
  page('merchant-run', orderPaths.run, {
    ...merchant,
    file: '../merchant/dispatch-run/run-route.tsx',
  }),
  page('merchant-run-paper', orderPaths.runPaper, {
    ...merchant,
    file: '../merchant/papers/run-paper-route.tsx',
  }),
  page('merchant-run-paper-pdf', orderPaths.runPaperPdf, {
    ...merchant,
    byDocument: true,
    file: '../merchant/papers/run-paper-pdf-route.ts',
  }),
  page('merchant-products', merchantPaths.products, {
    ...merchant,
    file: '../merchant/products/products-route.tsx',
  }),
  page('merchant-product', productPaths.product, {
    ...merchant,
    file: '../merchant/product-page/product-route.tsx',
  }),
  page('merchant-catalogue', productPaths.catalogue, {
    ...merchant,
    file: '../merchant/catalogue/words-route.tsx',
  }),
  page('merchant-catalogue-lists', productPaths.catalogueLists, {
    ...merchant,
    file: '../merchant/catalogue/lists-route.tsx',
  }),
  page('merchant-catalogue-groups', productPaths.catalogueGroups, {
    ...merchant,
    file: '../merchant/catalogue/groups-route.tsx',
  }),
  page('merchant-product-picture', productPaths.productPicture, {
    ...merchant,
    byDocument: true,
    takes: 'files',
    file: '../merchant/product-pictures/picture-route.ts',
  }),
  page('merchant-promotions', merchantPaths.promotions, {
    ...merchant,
    file: '../merchant/promotions/promotions-route.tsx',
  }),
  page('merchant-promotion-export', promotionPaths.promotionExport, {
    ...merchant,
    byDocument: true,
    file: '../merchant/promotions/export-route.ts',
  }),
  page('merchant-promotion', promotionPaths.promotion, {
    ...merchant,
    file: '../merchant/promotion-page/promotion-route.tsx',
  }),
  page('merchant-coupons', promotionPaths.coupons, {
    ...merchant,
    file: '../merchant/coupons/coupons-route.tsx',
  }),
  page('merchant-coupon-export', promotionPaths.couponExport, {
    ...merchant,
    byDocument: true,
    file: '../merchant/coupons/export-route.ts',
  }),
  page('merchant-coupon', promotionPaths.coupon, {
    ...merchant,
    file: '../merchant/coupon-page/coupon-route.tsx',
  }),
  page('merchant-coupon-numbers', promotionPaths.couponNumbers, {
    ...merchant,
    byDocument: true,
    file: '../merchant/coupon-page/numbers-route.ts',
  }),
  page('merchant-coupon-sheet', promotionPaths.couponSheet, {
    ...merchant,
    file: '../merchant/coupon-sheet/sheet-route.tsx',
  }),
  page('merchant-imports', importPaths.imports, {
    ...merchant,
    takes: 'files',
    file: '../merchant/imports/imports-route.tsx',
  }),
  page('merchant-import-export', importPaths.importExport, {
    ...merchant,
    byDocument: true,
    file: '../merchant/imports/export-route.ts',
  }),
  page('merchant-import', importPaths.importPage, {
    ...merchant,
    file: '../merchant/imports/import-route.tsx',
  }),
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
    file: '../merchant/customer-page/customer-route.tsx',
  }),
  page('merchant-customer-export', visitPaths.customerExport, {
    ...merchant,
    byDocument: true,
    file: '../merchant/customers/export-route.ts',
  }),
  page('merchant-customer-statement', visitPaths.statementExport, {
    ...merchant,
    byDocument: true,
    file: '../merchant/customer-account/statement-route.ts',
  }),
  page('merchant-customer-card', visitPaths.customerCard, {
    ...merchant,
    byDocument: true,
    file: '../merchant/customers/card-route.ts',
  }),
  page('merchant-customer-photos', visitPaths.photos, {
    ...merchant,
    file: '../merchant/photos/photos-route.tsx',
  }),
  page('merchant-customer-photo-add', visitPaths.photoAdd, {
    ...merchant,
    byDocument: true,
    takes: 'files',
    file: '../merchant/photos/add-route.ts',
  }),
  page('merchant-customer-photo', visitPaths.photoPicture, {
    ...merchant,
    byDocument: true,
    file: '../merchant/photos/picture-route.ts',
  }),
  page('merchant-customer-surveys', visitPaths.customerSurveys, {
    ...merchant,
    file: '../merchant/surveys/customer-surveys-route.tsx',
  }),
  page('merchant-customer-survey-export', visitPaths.customerSurveyExport, {
    ...merchant,
    byDocument: true,
    file: '../merchant/surveys/customer-export-route.ts',
  }),
  page('merchant-customer-survey', visitPaths.surveyForm, {
    ...merchant,
    file: '../merchant/survey-form/form-route.tsx',
  }),
  page('merchant-photo-groups', visitPaths.photoGroups, {
    ...merchant,
    file: '../merchant/photo-groups/groups-route.tsx',
  }),
  page('merchant-surveys', visitPaths.surveys, {
    ...merchant,
    file: '../merchant/surveys/surveys-route.tsx',
  }),
  page('merchant-survey', visitPaths.survey, {
    ...merchant,
    file: '../merchant/survey-page/survey-route.tsx',
  }),
  page('merchant-survey-export', visitPaths.surveyExport, {
    ...merchant,
    byDocument: true,
    file: '../merchant/surveys/export-route.ts',
  }),
  page('merchant-contents', officePaths.contents, {
    ...merchant,
    file: '../merchant/contents/contents-route.tsx',
  }),
  page('merchant-content', officePaths.content, {
    ...merchant,
    file: '../merchant/content-page/content-route.tsx',
  }),
  page('merchant-content-picture', officePaths.contentPicture, {
    ...merchant,
    byDocument: true,
    takes: 'files',
    file: '../merchant/content-fields/picture-route.ts',
  }),
  page('merchant-policies', officePaths.policies, {
    ...merchant,
    file: '../merchant/policies/policies-route.tsx',
  }),
  page('merchant-policy', officePaths.policy, {
    ...merchant,
    file: '../merchant/policies/policy-route.tsx',
  }),
  page('merchant-waiting', visitPaths.waiting, {
    ...merchant,
    file: '../merchant/waiting/waiting-route.tsx',
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
  page('merchant-chat', merchantPaths.chat, { ...merchant, file: '../merchant/chat/chats-route.tsx' }),
  page('merchant-chat-live', chatPaths.officeChatLive, {
    ...merchant,
    byDocument: true,
    file: '../merchant/chat/live-route.ts',
  }),
  page('merchant-chat-picture-add', chatPaths.officeChatPictureAdd, {
    ...merchant,
    byDocument: true,
    takes: 'files',
    file: '../merchant/chat/picture-add-route.ts',
  }),
  page('merchant-chat-picture', chatPaths.officeChatPicture, {
    ...merchant,
    byDocument: true,
    file: '../merchant/chat/picture-route.ts',
  }),
  page('merchant-profile', merchantPaths.profile, {
    ...merchant,
    file: '../merchant/centre-profile/profile-route.tsx',
  }),
  page('merchant-profile-edit', merchantPaths.profileEdit, {
    ...merchant,
    file: '../merchant/centre-edit/edit-route.tsx',
  }),
  page('merchant-profile-photo', officePaths.centrePhoto, {
    ...merchant,
    byDocument: true,
    takes: 'files',
    file: '../merchant/centre-edit/photo-route.ts',
  }),
  page('config-sync', merchantPaths.configSync, {
    ...merchant,
    file: '../merchant/config-sync/sync-route.tsx',
  }),
  page('config-export', officePaths.configExport, {
    ...merchant,
    byDocument: true,
    file: '../merchant/config-sync/export-route.ts',
  }),
  page('my-sales', merchantPaths.mySales, { ...merchant, file: '../merchant/my-sales/month-route.tsx' }),
  page('my-sales-customers', visitPaths.dueCustomers, {
    ...merchant,
    file: '../merchant/my-sales/due-route.tsx',
  }),
  page('my-sales-visits', visitPaths.visitDay, {
    ...merchant,
    file: '../merchant/visit-day/visit-day-route.tsx',
  }),
  page('my-sales-team', visitPaths.teamVisits, {
    ...merchant,
    file: '../merchant/visit-day/team-route.tsx',
  }),
  page('my-sales-basket', visitPaths.basket, { ...merchant, file: '../merchant/basket/basket-route.tsx' }),
  page('my-sales-targets', visitPaths.salesTargets, {
    ...merchant,
    file: '../merchant/sales-targets/targets-route.tsx',
  }),
  page('my-sales-must-sell', visitPaths.mustSell, {
    ...merchant,
    file: '../merchant/sales-targets/must-sell-route.tsx',
  }),
]
