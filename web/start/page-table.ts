import type { Guard } from '#web/kit/visit/guards.ts'
import type { Area } from '#web/words/area.ts'
import type { ShopWords } from '#web/words/customer/th/shop-th.ts'
import type { MerchantWords } from '#web/words/merchant/merchant-th.ts'
import type { RiderWords } from '#web/words/rider/rider-th.ts'

export type Layout = 'default' | 'merchant' | 'rider' | 'nomenu'
type PageWord =
  | Extract<keyof ShopWords | keyof MerchantWords | keyof RiderWords, `page.${string}`>
  | 'notOpen.title'

export type Page = {
  id: string
  /** As the route table writes it, without language prefix. */
  path: string
  /** What a page that is not there yet is called. */
  title?: PageWord
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

function page(id: string, path: string, more: More = {}): Page {
  return { id, path, layout: 'default', guards: [], ...more }
}

/** A page that later work fills; nothing leads to it, so no table needs to hold it. */
function soon(id: string, path: string, title: PageWord, more: More = {}): Page {
  return { ...page(id, path, { byDocument: true, ...more }), title }
}

const signedIn: More = { guards: ['authen'] }
const verified: More = { guards: ['verifiedUser'] }
const ownHandsOnly: More = { guards: ['authen', 'notLoginAsSaleman'] }
const bare: More = { layout: 'nomenu', byDocument: true }
const merchant: More = { layout: 'merchant', guards: ['stUserAuthen'] }
const rider: More = { layout: 'rider', guards: ['riderAuthen'] }

/** Every page of the specification: the front door of the house. Each answers in Thai at its path and in English under /en. */
export const pages: Page[] = [
  page('home', '/', { file: '../customer/home/home-route.tsx', shared: [] }),
  page('login', '/login', { file: '../customer/identity/login-route.tsx' }),
  page('logout', '/logout', { layout: 'nomenu', file: '../customer/identity/logout-route.tsx' }),
  page('verify-otp', '/verifyotp', { file: '../customer/identity/verify-otp-route.tsx' }),
  page('backup-verify-otp', '/backupverifyotp', { file: '../customer/identity/backup-otp-route.tsx' }),
  page('confirm', '/confirm', {
    ...ownHandsOnly,
    byDocument: true,
    file: '../customer/identity/confirm-route.tsx',
  }),
  page('centres', '/centres', { layout: 'nomenu', file: '../customer/centres/centres-route.ts' }),
  page('register', '/register', { file: '../customer/registration/register-route.tsx', takes: 'files' }),
  page('register-centre', '/register/centre', {
    layout: 'nomenu',
    file: '../customer/registration/register-centre-route.ts',
  }),
  page('register-pending', '/register-pending', {
    file: '../customer/registration/register-pending-route.tsx',
  }),
  page('profile-setup', '/profile-setup', {
    ...ownHandsOnly,
    file: '../customer/profile-setup/profile-setup-route.tsx',
  }),
  page('profile-setup-content', '/profile-setup-content', {
    ...ownHandsOnly,
    file: '../customer/profile-setup/profile-setup-content-route.tsx',
  }),
  page('cart', '/cart', { file: '../customer/cart-page/cart-route.tsx' }),
  page('advance-cart', '/cart/adv', { file: '../customer/cart-page/cart-route.tsx' }),
  page('cart-exchange', '/cart/exchange', {
    layout: 'nomenu',
    takes: 'json',
    file: '../customer/cart-sync/cart-exchange-route.ts',
  }),
  page('checkout', '/checkout', { ...signedIn, file: '../customer/checkout/checkout-route.tsx' }),
  page('advance-checkout', '/checkout/adv', { ...signedIn, file: '../customer/checkout/checkout-route.tsx' }),
  // Without a guard: a script that speaks for someone who has left is told so, not led to the sign-in page.
  page('checkout-exchange', '/checkout/exchange', {
    layout: 'nomenu',
    takes: 'json',
    file: '../customer/placing/checkout-exchange-route.ts',
  }),
  page('checkout-succeed', '/checkout/succeed', {
    ...signedIn,
    file: '../customer/placing/succeed-route.tsx',
  }),
  page('history', '/history', { ...signedIn, file: '../customer/orders/history-route.tsx' }),
  page('order', '/history/:orderid/:saleunit?', { ...signedIn, file: '../customer/orders/order-route.tsx' }),
  page('products', '/product', {
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
  page('product', '/product/:code', { file: '../customer/product-page/product-route.tsx', shared: [] }),
  page('promotions', '/promotion', { file: '../customer/promotions-page/promotions-route.tsx' }),
  page('brand-promotions', '/promotion/:brand', { file: '../customer/promotions-page/promotions-route.tsx' }),
  page('more-products', '/more-products', {
    layout: 'nomenu',
    file: '../customer/catalogue/more-products-route.ts',
  }),
  page('suggestions', '/suggestions', { layout: 'nomenu', file: '../customer/search/suggestions-route.ts' }),
  page('scan', '/scan', { layout: 'nomenu', file: '../customer/search/scan-route.ts' }),
  page('categories', '/categories', { layout: 'nomenu', file: '../customer/drawer/drawer-route.ts' }),
  page('wishlist-calls', '/wishlist', {
    layout: 'nomenu',
    file: '../customer/wishlist-page/wishlist-calls-route.ts',
  }),
  page('news', '/news', { file: '../customer/news/news-route.tsx', shared: ['code'] }),
  soon('subscriptions', '/ordersubscription', 'page.subscriptions', verified),
  soon('subscription', '/ordersubscription/:id', 'notOpen.title', verified),
  page('pdpa', '/pdpa', { file: '../customer/consents/pdpa-route.tsx' }),
  page('point-programme', '/point_tcp', { file: '../customer/points/programme-route.tsx' }),
  page('line-hook', '/line_hook', { ...bare, file: '../customer/line/line-hook-route.tsx' }),
  page('line-authen', '/line/authen', { ...bare, file: '../customer/line/line-authen-route.ts' }),
  page('line-authen-user', '/line/authenuser', {
    ...bare,
    file: '../customer/line/line-authen-user-route.tsx',
  }),
  page('line-test', '/line/test', { ...bare, file: '../customer/line/line-test-route.tsx' }),
  page('partner-login', '/login/auth/athena', {
    ...bare,
    file: '../customer/token-links/partner-login-route.tsx',
  }),
  page('token-login', '/login/auth/token', {
    ...bare,
    file: '../customer/token-links/token-login-route.tsx',
  }),
  page('provider-login', '/login/auth/:provider', { ...bare, file: '../shared/sign-in/provider-route.ts' }),
  page('sitemap', '/sitemap.xml', {
    ...bare,
    file: '../customer/sitemap/sitemap-route.ts',
    byDocument: true,
  }),
  page('robots', '/robots.txt', { ...bare, file: '../customer/sitemap/robots-route.ts', byDocument: true }),
  page('cms-content', '/cms/content', { file: '../customer/news/cms-content-route.tsx', byDocument: true }),
  page('contents', '/contents/:id?', { file: '../customer/news/contents-route.tsx', shared: [] }),
  page('tracking', '/order/tracking/:id?', { file: '../customer/orders/tracking-route.tsx' }),
  page('release-notes', '/release/notes', { file: '../customer/news/release-notes-route.tsx', shared: [] }),
  page('test', '/test', { ...bare, file: 'test-route.tsx' }),
  soon('chat', '/chat/list', 'notOpen.title', ownHandsOnly),
  page('register-from-pc', '/manage/registerfrompc/:dist?/:salecode?', {
    ...bare,
    file: '../customer/registration/register-from-pc-route.tsx',
  }),

  page('profile', '/profile', { ...signedIn, file: '../customer/account/profile-route.tsx' }),
  page('my-data', '/profile/mydata', { ...ownHandsOnly, file: '../customer/consents/my-data-route.ts' }),
  page('link-sign-in', '/profile/link/:provider', {
    ...ownHandsOnly,
    byDocument: true,
    file: '../shared/sign-in/link-sign-in-route.tsx',
  }),
  page('places', '/places', { layout: 'nomenu', file: '../customer/places/places-route.tsx' }),
  page('address', '/profile/address', { ...signedIn, file: '../customer/addresses/address-route.tsx' }),
  page('change-password', '/profile/changePassword', {
    ...ownHandsOnly,
    file: '../customer/account/change-password-route.tsx',
  }),
  page('edit-profile', '/profile/editProfile', {
    ...ownHandsOnly,
    file: '../customer/account/edit-profile-route.tsx',
  }),
  page('incentive', '/profile/incentive', { ...verified, file: '../customer/points/incentive-route.tsx' }),
  page('my-coupons', '/profile/mycoupon', { ...signedIn, file: '../customer/points/coupons-route.tsx' }),
  page('news-list', '/profile/newslist', { ...ownHandsOnly, file: '../customer/news/news-list-route.tsx' }),
  page('points', '/profile/points', { ...verified, file: '../customer/points/points-route.tsx' }),
  page('wishlist', '/profile/wishlist', {
    ...signedIn,
    file: '../customer/wishlist-page/wishlist-route.tsx',
  }),

  page('agent-customers', '/agents/customers', {
    ...verified,
    file: '../customer/agents/agent-clients-route.tsx',
  }),
  soon('agent-products', '/agents/products', 'notOpen.title', verified),
  soon('agent-register', '/agents/register', 'notOpen.title', verified),
  soon('agent-product-add', '/agents/products/add/:id?', 'notOpen.title', verified),
  soon('agent-product-edit', '/agents/products/edit/:id?', 'notOpen.title', verified),

  soon('merchant-home', '/merchant', 'page.merchantHome', merchant),
  page('merchant-login', '/merchant/login', {
    layout: 'merchant',
    file: '../merchant/staff/merchant-login-route.tsx',
  }),
  soon('merchant-register', '/merchant/register', 'page.merchantRegister', { layout: 'merchant' }),
  soon('merchant-log', '/merchant/log', 'page.merchantLog', merchant),
  soon('merchant-config', '/merchant/webconfig', 'page.merchantConfig', merchant),
  soon('merchant-orders', '/merchant/order', 'page.merchantOrders', merchant),
  soon('merchant-order', '/merchant/order/:orderid/:saleunit?', 'page.merchantOrder', merchant),
  soon('merchant-promotions', '/merchant/promotion', 'page.merchantPromotions', merchant),
  soon('merchant-promotion', '/merchant/promotion/:id', 'page.merchantPromotion', merchant),
  soon('merchant-products', '/merchant/product', 'page.merchantProducts', merchant),
  soon('merchant-product', '/merchant/product/:code', 'page.merchantProduct', merchant),
  page('merchant-centre', '/merchant/centre', {
    ...merchant,
    file: '../merchant/staff/staff-centre-route.ts',
  }),
  page('merchant-customers', '/merchant/customer', {
    ...merchant,
    file: '../merchant/customers/customer-list-route.tsx',
  }),
  page('merchant-customer', '/merchant/customer/:code/:saleunit?', {
    ...merchant,
    file: '../merchant/customers/customer-route.tsx',
  }),
  page('merchant-customer-card', '/merchant/customer/:code/:saleunit/card', {
    ...merchant,
    byDocument: true,
    file: '../merchant/customers/card-route.ts',
  }),
  soon('merchant-chat', '/merchant/support/chat', 'page.merchantChat', merchant),
  soon('merchant-profile', '/merchant/profile', 'page.merchantProfile', merchant),
  soon('merchant-profile-edit', '/merchant/profile/edit', 'page.merchantProfileEdit', merchant),
  soon('config-sync', '/admin/config/sync', 'page.configSync', merchant),
  soon('my-sales', '/sales/mysales', 'page.mySales', merchant),

  soon('rider-home', '/rider', 'page.riderHome', rider),
  page('rider-login', '/rider/login', { layout: 'rider', file: '../rider/identity/rider-login-route.tsx' }),
  page('rider-verify-otp', '/rider/verifyotp', {
    layout: 'rider',
    file: '../rider/identity/rider-verify-otp-route.tsx',
  }),
  soon('rider-history', '/rider/history', 'page.riderHistory', rider),
  soon('rider-profile', '/rider/profile', 'page.riderProfile', rider),
  soon('rider-invoices', '/rider/singha', 'page.riderInvoices', rider),
  soon('rider-detail', '/rider/detail/:orderid?/:saleunit?', 'page.riderDetail', rider),
  soon('rider-invoice-detail', '/rider/detail/singha/:orderid?/:saleunit?', 'page.riderDetail', rider),

  soon('payment-slip', '/payment/slip', 'notOpen.title', signedIn),
  soon('payment-upload', '/payment/upload/slip/:saleunit?', 'notOpen.title', signedIn),
  soon('payment-combine', '/payment/combine/:saleunit?', 'notOpen.title', signedIn),
  soon('payment-status', '/payment/status/:status?', 'notOpen.title', bare),
  soon('payment-kbank', '/payment/kbank/callback/:type?/:saleunit?', 'notOpen.title', bare),
  soon('payment-kbank-order', '/paymentkbank/callback/:type?/:orderid?/:saleunit?', 'notOpen.title', bare),
  soon('payment-result', '/payment/:type?/:status?/:orderid?/:saleunit?/:key?', 'notOpen.title', bare),
]

export const layouts: Layout[] = ['default', 'merchant', 'rider', 'nomenu']

/** The longest form of a path first, then without each optional segment from the end. */
export function lengthsOf(path: string): string[] {
  const segments = path.split('/').slice(1)
  const optional = segments.filter((segment) => segment.endsWith('?')).length
  return Array.from({ length: optional + 1 }, (_, less) =>
    `/${segments.slice(0, segments.length - less).join('/')}`.replaceAll('?', ''),
  )
}

/** The page of a route; a path of several lengths has a route for each, named with `~`. */
export function findPage(routeId: string): Page | undefined {
  const id = routeId.split('~')[0]
  return pages.find((page) => page.id === id)
}

const areaOfLayout: Record<Layout, Area | undefined> = {
  default: 'shop',
  merchant: 'merchant',
  rider: 'rider',
  nomenu: undefined,
}

/** Whether the browser may go to a route inside an area without a new document. Pages without a menu serve every area. */
export function isInArea(routeId: string, area: Area): boolean {
  const page = findPage(routeId)
  if (!page)
    return (
      !routeId.startsWith('layout-') ||
      [undefined, area].includes(areaOfLayout[routeId.slice('layout-'.length) as Layout])
    )
  return !page.byDocument && [undefined, area].includes(areaOfLayout[page.layout])
}
