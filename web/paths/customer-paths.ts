import { pathTo } from './path-to.ts'

export const home = '/'
export const login = '/login'
export const logout = '/logout'
export const verifyOtp = '/verifyotp'
export const backupVerifyOtp = '/backupverifyotp'
export const confirm = '/confirm'
export const centres = '/centres'
export const register = '/register'
export const registerCentre = '/register/centre'
export const registerPending = '/register-pending'
export const profileSetup = '/profile-setup'
export const profileSetupContent = '/profile-setup-content'
export const cart = '/cart'
export const advanceCart = '/cart/adv'
export const checkout = '/checkout'
export const advanceCheckout = '/checkout/adv'
export const checkoutSucceed = '/checkout/succeed'
export const history = '/history'
export const order = pathTo('/history/:orderid/:saleunit?')
export const products = '/product'
export const product = pathTo('/product/:code')
export const promotions = '/promotion'
export const brandPromotions = pathTo('/promotion/:brand')
export const moreProducts = '/more-products'
export const suggestions = '/suggestions'
export const scan = '/scan'
export const categories = '/categories'
export const news = '/news'
export const subscriptions = '/ordersubscription'
export const subscription = pathTo('/ordersubscription/:id')
export const nextOrder = pathTo('/next-order/:token')
export const pdpa = '/pdpa'
export const pointProgramme = '/point_tcp'
export const lineHook = '/line_hook'
export const lineAuthen = '/line/authen'
export const lineAuthenUser = '/line/authenuser'
export const lineConnect = '/line/connect'
export const lineTest = '/line/test'
export const partnerLogin = '/login/auth/athena'
export const tokenLogin = '/login/auth/token'
export const providerLogin = pathTo('/login/auth/:provider')
export const sitemap = '/sitemap.xml'
export const robots = '/robots.txt'
export const cmsContent = '/cms/content'
export const contents = pathTo('/contents/:id?')
export const tracking = pathTo('/order/tracking/:id?')
export const releaseNotes = '/release/notes'
export const test = '/test'
export const chat = '/chat/list'
export const registerFromPc = pathTo('/manage/registerfrompc/:dist?/:salecode?')
export const profile = '/profile'
export const myData = '/profile/mydata'
export const linkSignIn = pathTo('/profile/link/:provider')
export const places = '/places'
export const address = '/profile/address'
export const changePassword = '/profile/changePassword'
export const editProfile = '/profile/editProfile'
export const incentive = '/profile/incentive'
export const myCoupons = '/profile/mycoupon'
export const newsList = '/profile/newslist'
export const points = '/profile/points'
export const wishlist = '/profile/wishlist'
export const agentCustomers = '/agents/customers'
export const agentClientAdd = '/agents/customers/add'
export const agentClient = pathTo('/agents/customers/:code')
/** The link an agent sends to a shop; outside the agents' pages, since guests open it. */
export const agentInvitation = pathTo('/agent-invitation/:token')
export const ownAgent = '/profile/agent'
export const agentProducts = '/agents/products'
export const agentRegister = '/agents/register'
export const agentShop = '/agents/shop'
export const agentShopCart = '/agents/shop/cart'
export const agentOrders = '/agents/orders'
export const agentOrder = pathTo('/agents/orders/:number')
/** A picture of an own item, sent by the form's script. */
export const agentPictureAdd = '/agents/products/picture'
export const agentProductAdd = pathTo('/agents/products/add/:id?')
export const agentProductEdit = pathTo('/agents/products/edit/:id?')
export const paymentSlip = '/payment/slip'
/** The upload's form, sent by its script. */
export const paymentUploadSend = '/payment/upload/send'
export const paymentUpload = pathTo('/payment/upload/slip/:saleunit?')
export const paymentCombine = pathTo('/payment/combine/:saleunit?')
export const paymentStatus = pathTo('/payment/status/:status?')
export const paymentKbank = pathTo('/payment/kbank/callback/:type?/:saleunit?')
export const paymentKbankOrder = pathTo('/paymentkbank/callback/:type?/:orderid?/:saleunit?')
/** A gateway leads the browser back here. */
export const paymentReturn = pathTo('/payment/:type/return/:orderid?/:saleunit?/:key?')
export const paymentCancel = pathTo('/payment/:type/cancel/:orderid?/:saleunit?/:key?')
/** Where a started payment goes on: at its gateway, or in the bank's form on our page. */
export const paymentPay = pathTo('/payment/:type/pay/:orderid/:saleunit/:key')
export const paymentResult = pathTo('/payment/:type?/:status?/:orderid?/:saleunit?/:key?')

export const exchange = pathTo('/exchange/:call')
/** Where pages of the version before send their calls. */
