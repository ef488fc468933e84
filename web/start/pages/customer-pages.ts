import * as chatPaths from '#web/paths/chat-paths.ts'
import * as paths from '#web/paths/customer-paths.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import * as ownOrderPaths from '#web/paths/own-order-paths.ts'
import { type More, type Page, page } from './page.ts'

const signedIn: More = { guards: ['authen'] }
const verified: More = { guards: ['verifiedUser'] }
const ownHandsOnly: More = { guards: ['authen', 'notLoginAsSaleman'] }
const exchange = (id: string, to: Parameters<typeof page>[1]) =>
  page(id, to, { layout: 'nomenu', takes: 'json', file: 'exchange/exchange-route.ts' })
const bare: More = { layout: 'nomenu', byDocument: true }
// Rare pages come as documents: in the shop's route table every first page would carry them.
const rare: More = { ...signedIn, byDocument: true }
const paymentResult = '../customer/payment-result/result-route.tsx'
const agentItem = '../customer/agent-items/item-route.tsx'
const cameBack = '../customer/payment-gateway/came-back-route.ts'

export const customerPages: Page[] = [
  page('home', paths.home, { file: '../customer/home/home-route.tsx', shared: [] }),
  page('login', paths.login, { file: '../customer/identity/login-route.tsx' }),
  page('logout', paths.logout, { layout: 'nomenu', file: '../customer/identity/logout-route.tsx' }),
  page('verify-otp', paths.verifyOtp, { file: '../customer/identity/verify-otp-route.tsx' }),
  page('backup-verify-otp', paths.backupVerifyOtp, { file: '../customer/identity/backup-otp-route.tsx' }),
  page('confirm', paths.confirm, {
    ...ownHandsOnly,
    byDocument: true,
    file: '../customer/identity/confirm-route.tsx',
  }),
  page('centres', paths.centres, { layout: 'nomenu', file: '../customer/centres/centres-route.ts' }),
  page('register', paths.register, { file: '../customer/registration/register-route.tsx', takes: 'files' }),
  page('register-centre', paths.registerCentre, {
    layout: 'nomenu',
    file: '../customer/registration/register-centre-route.ts',
  }),
  page('register-pending', paths.registerPending, {
    file: '../customer/registration/register-pending-route.tsx',
  }),
  page('profile-setup', paths.profileSetup, {
    ...ownHandsOnly,
    file: '../customer/profile-setup/profile-setup-route.tsx',
  }),
  page('profile-setup-content', paths.profileSetupContent, {
    ...ownHandsOnly,
    file: '../customer/profile-setup/profile-setup-content-route.tsx',
  }),
  page('cart', paths.cart, { file: '../customer/cart-page/cart-route.tsx' }),
  page('advance-cart', paths.advanceCart, { file: '../customer/cart-page/cart-route.tsx' }),
  page('checkout', paths.checkout, { ...signedIn, file: '../customer/checkout/checkout-route.tsx' }),
  page('advance-checkout', paths.advanceCheckout, {
    ...signedIn,
    file: '../customer/checkout/checkout-route.tsx',
  }),
  page('checkout-succeed', paths.checkoutSucceed, {
    ...signedIn,
    file: '../customer/placing/succeed-route.tsx',
  }),
  page('history', paths.history, { ...signedIn, file: '../customer/orders/history-route.tsx' }),
  page('own-invoice', ownOrderPaths.ownInvoicePdf, {
    ...signedIn,
    byDocument: true,
    file: '../customer/papers/own-invoice-route.ts',
  }),
  page('paper-by-ticket', ownOrderPaths.paperByTicket, {
    ...bare,
    byDocument: true,
    file: '../customer/papers/paper-by-ticket-route.ts',
  }),
  page('own-proof', ownOrderPaths.ownProof, {
    ...signedIn,
    byDocument: true,
    file: '../customer/delivery-tracking/proof-route.ts',
  }),
  page('report-goods', ownOrderPaths.report, {
    ...rare,
    file: '../customer/delivery-reports/report-route.tsx',
  }),
  page('report-photo-add', ownOrderPaths.reportPhotoAdd, {
    ...rare,
    layout: 'nomenu',
    takes: 'files',
    file: '../customer/delivery-reports/photo-add-route.ts',
  }),
  page('own-report-photo', ownOrderPaths.ownReportPhoto, {
    ...rare,
    layout: 'nomenu',
    file: '../customer/delivery-reports/picture-route.ts',
  }),
  page('own-credit-note', ownOrderPaths.ownCreditNotePdf, {
    ...rare,
    file: '../customer/delivery-reports/credit-note-route.ts',
  }),
  page('order', paths.order, { ...signedIn, file: '../customer/orders/order-route.tsx' }),
  page('products', paths.products, {
    file: '../customer/catalogue/product-list-route.tsx',
    shared: [
      'p',
      'c1',
      'c2',
      'c3',
      'type',
      'displayGroupId',
      'displayGroupName',
      'promotionId',
      'sort',
      'skip',
    ],
  }),
  page('product', paths.product, { file: '../customer/product-page/product-route.tsx', shared: [] }),
  page('promotions', paths.promotions, { file: '../customer/promotions-page/promotions-route.tsx' }),
  page('brand-promotions', paths.brandPromotions, {
    file: '../customer/promotions-page/promotions-route.tsx',
  }),
  page('more-products', paths.moreProducts, {
    layout: 'nomenu',
    file: '../customer/catalogue/more-products-route.ts',
  }),
  page('suggestions', paths.suggestions, {
    layout: 'nomenu',
    file: '../customer/search/suggestions-route.ts',
  }),
  page('scan', paths.scan, { layout: 'nomenu', file: '../customer/search/scan-route.ts' }),
  page('categories', paths.categories, { layout: 'nomenu', file: '../customer/drawer/drawer-route.ts' }),
  // Without a guard: a script of a signed-out shopper gets a response, not a redirect to sign-in.
  exchange('exchange', paths.exchange),
  page('news', paths.news, { file: '../customer/news/news-route.tsx', shared: ['code'] }),
  page('subscriptions', paths.subscriptions, {
    ...verified,
    byDocument: true,
    file: '../customer/standing-orders/standing-orders-route.tsx',
  }),
  page('subscription', paths.subscription, {
    ...verified,
    byDocument: true,
    file: '../customer/standing-orders/standing-order-route.tsx',
  }),
  page('next-order', paths.nextOrder, {
    byDocument: true,
    file: '../customer/standing-orders/one-tap-route.tsx',
  }),
  page('pdpa', paths.pdpa, { file: '../customer/consents/pdpa-route.tsx' }),
  page('point-programme', paths.pointProgramme, { file: '../customer/points/programme-route.tsx' }),
  page('line-hook', paths.lineHook, { ...bare, file: '../customer/line/line-hook-route.tsx' }),
  page('line-authen', paths.lineAuthen, { ...bare, file: '../customer/line/line-authen-route.ts' }),
  page('line-authen-user', paths.lineAuthenUser, {
    ...bare,
    file: '../customer/line/line-authen-user-route.tsx',
  }),
  page('line-connect', paths.lineConnect, {
    ...ownHandsOnly,
    byDocument: true,
    file: '../customer/line-connect/line-connect-route.tsx',
  }),
  page('line-test', paths.lineTest, { ...bare, file: '../customer/line/line-test-route.tsx' }),
  page('partner-login', paths.partnerLogin, {
    ...bare,
    file: '../customer/token-links/partner-login-route.tsx',
  }),
  page('token-login', paths.tokenLogin, {
    ...bare,
    file: '../customer/token-links/token-login-route.tsx',
  }),
  page('provider-login', paths.providerLogin, { ...bare, file: '../shared/sign-in/provider-route.ts' }),
  page('sitemap', paths.sitemap, {
    ...bare,
    file: '../customer/sitemap/sitemap-route.ts',
    byDocument: true,
  }),
  page('robots', paths.robots, { ...bare, file: '../customer/sitemap/robots-route.ts', byDocument: true }),
  page('cms-content', paths.cmsContent, { file: '../customer/news/cms-content-route.tsx', byDocument: true }),
  page('contents', paths.contents, { file: '../customer/news/contents-route.tsx', shared: [] }),
  page('tracking', paths.tracking, { file: '../customer/orders/tracking-route.tsx' }),
  page('release-notes', paths.releaseNotes, { file: '../customer/news/release-notes-route.tsx', shared: [] }),
  page('test', paths.test, { ...bare, file: 'test-route.tsx' }),
  page('chat', paths.chat, { ...ownHandsOnly, file: '../customer/chat/chat-route.tsx' }),
  page('chat-live', chatPaths.chatLive, {
    ...rare,
    layout: 'nomenu',
    file: '../customer/chat/live-route.ts',
  }),
  page('chat-picture-add', chatPaths.chatPictureAdd, {
    ...rare,
    layout: 'nomenu',
    takes: 'files',
    file: '../customer/chat/picture-add-route.ts',
  }),
  page('chat-picture', chatPaths.chatPicture, {
    ...rare,
    layout: 'nomenu',
    file: '../customer/chat/picture-route.ts',
  }),
  page('register-from-pc', paths.registerFromPc, {
    ...bare,
    file: '../customer/registration/register-from-pc-route.tsx',
  }),
  page('setup', officePaths.setup, {
    ...bare,
    byDocument: true,
    file: '../customer/network-setup/setup-route.tsx',
  }),
  page('profile', paths.profile, { ...signedIn, file: '../customer/account/profile-route.tsx' }),
  page('my-data', paths.myData, { ...ownHandsOnly, file: '../customer/consents/my-data-route.ts' }),
  page('link-sign-in', paths.linkSignIn, {
    ...ownHandsOnly,
    byDocument: true,
    file: '../shared/sign-in/link-sign-in-route.tsx',
  }),
  page('places', paths.places, { layout: 'nomenu', file: '../shared/places/places-route.tsx' }),
  page('address', paths.address, { ...signedIn, file: '../customer/addresses/address-route.tsx' }),
  page('change-password', paths.changePassword, {
    ...ownHandsOnly,
    file: '../customer/account/change-password-route.tsx',
  }),
  page('edit-profile', paths.editProfile, {
    ...ownHandsOnly,
    file: '../customer/account/edit-profile-route.tsx',
  }),
  page('incentive', paths.incentive, { ...verified, file: '../customer/points/incentive-route.tsx' }),
  page('my-coupons', paths.myCoupons, { ...signedIn, file: '../customer/points/coupons-route.tsx' }),
  page('news-list', paths.newsList, { ...ownHandsOnly, file: '../customer/news/news-list-route.tsx' }),
  page('points', paths.points, { ...verified, file: '../customer/points/points-route.tsx' }),
  page('wishlist', paths.wishlist, {
    ...signedIn,
    file: '../customer/wishlist-page/wishlist-route.tsx',
  }),
  page('agent-customers', paths.agentCustomers, {
    ...verified,
    file: '../customer/agents/agent-clients-route.tsx',
  }),
  page('agent-client-add', paths.agentClientAdd, {
    ...verified,
    file: '../customer/agents/add-client-route.tsx',
  }),
  page('agent-client', paths.agentClient, {
    ...verified,
    file: '../customer/agents/agent-client-route.tsx',
  }),
  page('agent-invitation', paths.agentInvitation, {
    byDocument: true,
    file: '../customer/own-agent/invitation-route.tsx',
  }),
  page('own-agent', paths.ownAgent, {
    ...ownHandsOnly,
    file: '../customer/own-agent/own-agent-route.tsx',
  }),
  page('agent-products', paths.agentProducts, {
    ...verified,
    file: '../customer/agent-trade/products-route.tsx',
  }),
  page('agent-shop', paths.agentShop, { ...verified, file: '../customer/agent-shop/shop-route.tsx' }),
  page('agent-shop-cart', paths.agentShopCart, {
    ...{ ...verified, byDocument: true },
    file: '../customer/agent-shop/cart-route.tsx',
  }),
  page('agent-orders', paths.agentOrders, {
    ...verified,
    file: '../customer/agent-orders/orders-route.tsx',
  }),
  page('agent-order', paths.agentOrder, {
    ...{ ...verified, byDocument: true },
    file: '../customer/agent-orders/order-route.tsx',
  }),
  page('agent-picture-add', paths.agentPictureAdd, {
    ...{ ...verified, byDocument: true, layout: 'nomenu', takes: 'files' },
    file: '../customer/agent-items/picture-add-route.ts',
  }),
  page('agent-register', paths.agentRegister, {
    ...verified,
    takes: 'files',
    file: '../customer/agents/agent-register-route.tsx',
  }),
  page('agent-product-add', paths.agentProductAdd, { ...verified, byDocument: true, file: agentItem }),
  page('agent-product-edit', paths.agentProductEdit, { ...verified, byDocument: true, file: agentItem }),
  page('payment-slip', paths.paymentSlip, {
    ...rare,
    file: '../customer/transfer/transfer-route.tsx',
  }),
  page('payment-upload', paths.paymentUpload, {
    ...rare,
    file: '../customer/slip-upload/upload-route.tsx',
    takes: 'files',
  }),
  page('payment-upload-send', paths.paymentUploadSend, {
    ...rare,
    layout: 'nomenu',
    file: '../customer/slip-upload/send-route.ts',
    takes: 'files',
  }),
  page('payment-combine', paths.paymentCombine, {
    ...rare,
    file: '../customer/combine/combine-route.tsx',
  }),
  page('payment-status', paths.paymentStatus, { ...bare, file: paymentResult }),
  page('payment-kbank', paths.paymentKbank, { ...bare, file: cameBack, fromOutside: true }),
  page('payment-kbank-order', paths.paymentKbankOrder, { ...bare, file: cameBack, fromOutside: true }),
  page('payment-return', paths.paymentReturn, { ...bare, file: cameBack, fromOutside: true }),
  page('payment-cancel', paths.paymentCancel, { ...bare, file: cameBack, fromOutside: true }),
  page('payment-pay', paths.paymentPay, {
    ...bare,
    ...signedIn,
    file: '../customer/payment-gateway/pay-route.tsx',
  }),
  page('payment-result', paths.paymentResult, { ...bare, file: paymentResult }),
]
