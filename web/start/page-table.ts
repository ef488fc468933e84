import type { Guard } from '#web/kit/guards.ts'
import type { Area } from '#web/words/area.ts'
import type { MerchantWords } from '#web/words/merchant-th.ts'
import type { RiderWords } from '#web/words/rider-th.ts'
import type { ShopWords } from '#web/words/shop-th.ts'

export type Layout = 'default' | 'merchant' | 'rider' | 'nomenu'
type PageWord = Extract<keyof ShopWords | keyof MerchantWords | keyof RiderWords, `page.${string}`> | 'home.title' | 'product.title'

export type Page = {
  id: string
  /** As the route table writes it, without language prefix. */
  path: string
  title: PageWord
  layout: Layout
  guards: Guard[]
  /** The route module; a page without one shows the "not open yet" state. */
  file?: string
  /** Only ever opened as a document (a gateway's return, a link in a message): no area's own table holds it. */
  byDocument?: true
  /** Guests see one and the same page: the server keeps it for seconds, by these parts of its query. What it shows must not depend on more. */
  shared?: readonly string[]
  /** What it is sent instead of a plain form: files, in a form that it reads by `readForm`, which bounds it, or what its own script says. */
  takes?: 'files' | 'json'
}

type More = Partial<Pick<Page, 'layout' | 'guards' | 'file' | 'byDocument' | 'shared' | 'takes'>>

function page(id: string, path: string, title: PageWord, more: More = {}): Page {
  return { id, path, title, layout: 'default', guards: [], ...more }
}

const signedIn: More = { guards: ['authen'] }
const verified: More = { guards: ['verifiedUser'] }
const ownHandsOnly: More = { guards: ['authen', 'notLoginAsSaleman'] }
const bare: More = { layout: 'nomenu', byDocument: true }
const merchant: More = { layout: 'merchant', guards: ['stUserAuthen'] }
const rider: More = { layout: 'rider', guards: ['riderAuthen'] }

/** Every page of the specification: the front door of the house. Each answers in Thai at its path and in English under /en. */
export const pages: Page[] = [
  page('home', '/', 'home.title', { file: '../home/home-route.tsx', shared: [] }),
  page('login', '/login', 'page.login', { file: '../identity/login-route.tsx' }),
  page('logout', '/logout', 'page.login', { layout: 'nomenu', file: '../identity/logout-route.tsx' }),
  page('verify-otp', '/verifyotp', 'page.verifyOtp', { file: '../identity/verify-otp-route.tsx' }),
  page('backup-verify-otp', '/backupverifyotp', 'page.backupVerifyOtp', { file: '../identity/backup-otp-route.tsx' }),
  page('confirm', '/confirm', 'page.profile', { ...ownHandsOnly, byDocument: true, file: '../identity/confirm-route.tsx' }),
  page('centres', '/centres', 'page.centres', { layout: 'nomenu', file: '../centres/centres-route.ts' }),
  page('register', '/register', 'page.register', { file: '../customers/register-route.tsx', takes: 'files' }),
  page('register-centre', '/register/centre', 'page.register', { layout: 'nomenu', file: '../customers/register-centre-route.ts' }),
  page('register-pending', '/register-pending', 'page.registerPending', { file: '../customers/register-pending-route.tsx' }),
  page('profile-setup', '/profile-setup', 'page.profileSetup', { ...ownHandsOnly, file: '../customers/profile-setup-route.tsx' }),
  page('profile-setup-content', '/profile-setup-content', 'page.profileSetupContent', {
    ...ownHandsOnly,
    file: '../customers/profile-setup-content-route.tsx',
  }),
  page('cart', '/cart', 'page.cart', { file: '../basket/cart-route.tsx' }),
  page('advance-cart', '/cart/adv', 'page.advanceCart', { file: '../basket/cart-route.tsx' }),
  page('cart-exchange', '/cart/exchange', 'page.cart', { layout: 'nomenu', takes: 'json', file: '../cart/cart-exchange-route.ts' }),
  page('checkout', '/checkout', 'page.checkout', { ...signedIn, file: '../checkout/checkout-route.tsx' }),
  page('advance-checkout', '/checkout/adv', 'page.advanceCheckout', { ...signedIn, file: '../checkout/checkout-route.tsx' }),
  // Without a guard: a script that speaks for someone who has left is told so, not led to the sign-in page.
  page('checkout-exchange', '/checkout/exchange', 'page.checkout', {
    layout: 'nomenu',
    takes: 'json',
    file: '../checkout/checkout-exchange-route.ts',
  }),
  page('checkout-succeed', '/checkout/succeed', 'page.checkoutSucceed', { ...signedIn, file: '../checkout/succeed-route.tsx' }),
  page('history', '/history', 'page.history', { ...signedIn, file: '../orders/history-route.tsx' }),
  page('order', '/history/:orderid/:saleunit?', 'page.order', { ...signedIn, file: '../orders/order-route.tsx' }),
  page('products', '/product', 'product.title', {
    file: '../catalogue/product-list-route.tsx',
    shared: ['p', 'c1', 'c2', 'c3', 'type', 'displayGroupId', 'displayGroupName', 'promotionId', 'sort', 'skip'],
  }),
  page('product', '/product/:code', 'page.product', { file: '../product/product-route.tsx', shared: [] }),
  page('promotions', '/promotion', 'page.promotion', { file: '../promotions/promotions-route.tsx' }),
  page('brand-promotions', '/promotion/:brand', 'page.promotion', { file: '../promotions/promotions-route.tsx' }),
  page('more-products', '/more-products', 'product.title', { layout: 'nomenu', file: '../catalogue/more-products-route.ts' }),
  page('suggestions', '/suggestions', 'product.title', { layout: 'nomenu', file: '../search/suggestions-route.ts' }),
  page('scan', '/scan', 'product.title', { layout: 'nomenu', file: '../search/scan-route.ts' }),
  page('categories', '/categories', 'product.title', { layout: 'nomenu', file: '../drawer/drawer-route.ts' }),
  page('wishlist-calls', '/wishlist', 'page.wishlist', { layout: 'nomenu', file: '../wishlist/wishlist-calls-route.ts' }),
  page('news', '/news', 'page.news', { file: '../content/news-route.tsx', shared: ['code'] }),
  page('subscriptions', '/ordersubscription', 'page.subscriptions', verified),
  page('subscription', '/ordersubscription/:id', 'page.subscription', verified),
  page('pdpa', '/pdpa', 'page.pdpa', { file: '../account/pdpa-route.tsx' }),
  page('point-programme', '/point_tcp', 'page.pointProgramme', { file: '../points/programme-route.tsx' }),
  page('line-hook', '/line_hook', 'page.lineHook', { ...bare, file: '../signin/line-hook-route.tsx' }),
  page('line-authen', '/line/authen', 'page.lineAuthen', { ...bare, file: '../signin/line-authen-route.ts' }),
  page('line-authen-user', '/line/authenuser', 'page.lineAuthen', { ...bare, file: '../signin/line-authen-user-route.tsx' }),
  page('line-test', '/line/test', 'page.lineTest', { ...bare, file: '../signin/line-test-route.tsx' }),
  page('partner-login', '/login/auth/athena', 'page.partnerLogin', { ...bare, file: '../signin/partner-login-route.tsx' }),
  page('token-login', '/login/auth/token', 'page.tokenLogin', { ...bare, file: '../signin/token-login-route.tsx' }),
  page('provider-login', '/login/auth/:provider', 'page.login', { ...bare, file: '../signin/provider-route.ts' }),
  page('sitemap', '/sitemap.xml', 'home.title', { ...bare, file: '../content/sitemap-route.ts', byDocument: true }),
  page('robots', '/robots.txt', 'home.title', { ...bare, file: '../content/robots-route.ts', byDocument: true }),
  page('cms-content', '/cms/content', 'page.content', { file: '../content/cms-content-route.tsx', byDocument: true }),
  page('contents', '/contents/:id?', 'page.content', { file: '../content/contents-route.tsx', shared: [] }),
  page('tracking', '/order/tracking/:id?', 'page.tracking', { file: '../orders/tracking-route.tsx' }),
  page('release-notes', '/release/notes', 'page.releaseNotes', { file: '../content/release-notes-route.tsx', shared: [] }),
  page('test', '/test', 'page.test', { ...bare, file: 'test-route.tsx' }),
  page('chat', '/chat/list', 'page.chat', ownHandsOnly),
  page('register-from-pc', '/manage/registerfrompc/:dist?/:salecode?', 'page.registerFromPc', {
    ...bare,
    file: '../customers/register-from-pc-route.tsx',
  }),

  page('profile', '/profile', 'page.profile', { ...signedIn, file: '../account/profile-route.tsx' }),
  page('my-data', '/profile/mydata', 'page.myData', { ...ownHandsOnly, file: '../account/my-data-route.ts' }),
  page('link-sign-in', '/profile/link/:provider', 'page.profile', {
    ...ownHandsOnly,
    byDocument: true,
    file: '../signin/link-sign-in-route.tsx',
  }),
  page('places', '/places', 'page.address', { layout: 'nomenu', file: '../customers/places-route.tsx' }),
  page('address', '/profile/address', 'page.address', { ...signedIn, file: '../account/address-route.tsx' }),
  page('change-password', '/profile/changePassword', 'page.changePassword', {
    ...ownHandsOnly,
    file: '../account/change-password-route.tsx',
  }),
  page('edit-profile', '/profile/editProfile', 'page.editProfile', { ...ownHandsOnly, file: '../account/edit-profile-route.tsx' }),
  page('incentive', '/profile/incentive', 'page.incentive', { ...verified, file: '../points/incentive-route.tsx' }),
  page('my-coupons', '/profile/mycoupon', 'page.myCoupons', { ...signedIn, file: '../points/coupons-route.tsx' }),
  page('news-list', '/profile/newslist', 'page.newsList', { ...ownHandsOnly, file: '../content/news-list-route.tsx' }),
  page('points', '/profile/points', 'page.points', { ...verified, file: '../points/points-route.tsx' }),
  page('wishlist', '/profile/wishlist', 'page.wishlist', { ...signedIn, file: '../wishlist/wishlist-route.tsx' }),

  page('agent-customers', '/agents/customers', 'page.agentCustomers', { ...verified, file: '../agents/agent-clients-route.tsx' }),
  page('agent-products', '/agents/products', 'page.agentProducts', verified),
  page('agent-register', '/agents/register', 'page.agentRegister', verified),
  page('agent-product-add', '/agents/products/add/:id?', 'page.agentProductEdit', verified),
  page('agent-product-edit', '/agents/products/edit/:id?', 'page.agentProductEdit', verified),

  page('merchant-home', '/merchant', 'page.merchantHome', merchant),
  page('merchant-login', '/merchant/login', 'page.merchantLogin', { layout: 'merchant', file: '../merchants/merchant-login-route.tsx' }),
  page('merchant-register', '/merchant/register', 'page.merchantRegister', { layout: 'merchant' }),
  page('merchant-log', '/merchant/log', 'page.merchantLog', merchant),
  page('merchant-config', '/merchant/webconfig', 'page.merchantConfig', merchant),
  page('merchant-orders', '/merchant/order', 'page.merchantOrders', merchant),
  page('merchant-order', '/merchant/order/:orderid/:saleunit?', 'page.merchantOrder', merchant),
  page('merchant-promotions', '/merchant/promotion', 'page.merchantPromotions', merchant),
  page('merchant-promotion', '/merchant/promotion/:id', 'page.merchantPromotion', merchant),
  page('merchant-products', '/merchant/product', 'page.merchantProducts', merchant),
  page('merchant-product', '/merchant/product/:code', 'page.merchantProduct', merchant),
  page('merchant-centre', '/merchant/centre', 'page.merchantHome', { ...merchant, file: '../merchants/staff-centre-route.ts' }),
  page('merchant-customers', '/merchant/customer', 'page.merchantCustomers', { ...merchant, file: '../merchants/customer-list-route.tsx' }),
  page('merchant-customer', '/merchant/customer/:code/:saleunit?', 'page.merchantCustomer', {
    ...merchant,
    file: '../merchants/customer-route.tsx',
  }),
  page('merchant-customer-card', '/merchant/customer/:code/:saleunit/card', 'page.merchantCustomer', {
    ...merchant,
    byDocument: true,
    file: '../merchants/card-route.ts',
  }),
  page('merchant-chat', '/merchant/support/chat', 'page.merchantChat', merchant),
  page('merchant-profile', '/merchant/profile', 'page.merchantProfile', merchant),
  page('merchant-profile-edit', '/merchant/profile/edit', 'page.merchantProfileEdit', merchant),
  page('config-sync', '/admin/config/sync', 'page.configSync', merchant),
  page('my-sales', '/sales/mysales', 'page.mySales', merchant),

  page('rider-home', '/rider', 'page.riderHome', rider),
  page('rider-login', '/rider/login', 'page.riderLogin', { layout: 'rider', file: '../riders/rider-login-route.tsx' }),
  page('rider-verify-otp', '/rider/verifyotp', 'page.riderVerifyOtp', { layout: 'rider', file: '../riders/rider-verify-otp-route.tsx' }),
  page('rider-history', '/rider/history', 'page.riderHistory', rider),
  page('rider-profile', '/rider/profile', 'page.riderProfile', rider),
  page('rider-invoices', '/rider/singha', 'page.riderInvoices', rider),
  page('rider-detail', '/rider/detail/:orderid?/:saleunit?', 'page.riderDetail', rider),
  page('rider-invoice-detail', '/rider/detail/singha/:orderid?/:saleunit?', 'page.riderDetail', rider),

  page('payment-slip', '/payment/slip', 'page.paymentSlip', signedIn),
  page('payment-upload', '/payment/upload/slip/:saleunit?', 'page.paymentUpload', signedIn),
  page('payment-combine', '/payment/combine/:saleunit?', 'page.paymentCombine', signedIn),
  page('payment-status', '/payment/status/:status?', 'page.payment', bare),
  page('payment-kbank', '/payment/kbank/callback/:type?/:saleunit?', 'page.payment', bare),
  page('payment-kbank-order', '/paymentkbank/callback/:type?/:orderid?/:saleunit?', 'page.payment', bare),
  page('payment-result', '/payment/:type?/:status?/:orderid?/:saleunit?/:key?', 'page.payment', bare),
]

export const layouts: Layout[] = ['default', 'merchant', 'rider', 'nomenu']

/** The longest form of a path first, then without each optional segment from the end. */
export function lengthsOf(path: string): string[] {
  const segments = path.split('/').slice(1)
  const optional = segments.filter((segment) => segment.endsWith('?')).length
  return Array.from({ length: optional + 1 }, (_, less) => `/${segments.slice(0, segments.length - less).join('/')}`.replaceAll('?', ''))
}

/** The page of a route; a path of several lengths has a route for each, named with `~`. */
export function findPage(routeId: string): Page | undefined {
  const id = routeId.split('~')[0]
  return pages.find((page) => page.id === id)
}

const areaOfLayout: Record<Layout, Area | undefined> = { default: 'shop', merchant: 'merchant', rider: 'rider', nomenu: undefined }

/** Whether the browser may go to a route inside an area without a new document. Pages without a menu serve every area. */
export function isInArea(routeId: string, area: Area): boolean {
  const page = findPage(routeId)
  if (!page) return !routeId.startsWith('layout-') || [undefined, area].includes(areaOfLayout[routeId.slice('layout-'.length) as Layout])
  return !page.byDocument && [undefined, area].includes(areaOfLayout[page.layout])
}
