import type { FastifyBaseLogger } from 'fastify'
import {
  addAddress,
  defaultAddress,
  deleteAddress,
  deliveryAddresses,
  restoreAddress,
  updateAddress,
} from '#api/account/addresses.ts'
import { consents, saveConsent } from '#api/account/consents.ts'
import { eraseAccount } from '#api/account/erase-account.ts'
import { exportAccount } from '#api/account/export-account.ts'
import { accountDetail, confirmEmail, updateAccount } from '#api/account/profile.ts'
import { agentClients, agentLoginAsClient } from '#api/agents/agents.ts'
import { cartCounts, cartFacts, readCart, syncCart } from '#api/cart/cart.ts'
import { quickOrder } from '#api/cart/quick-order.ts'
import { suggestedOrder } from '#api/cart/suggested-order.ts'
import { buyAgain } from '#api/catalogue/buy-again.ts'
import { displayGroups } from '#api/catalogue/display-groups.ts'
import { hierarchy } from '#api/catalogue/hierarchy.ts'
import { productCodes } from '#api/catalogue/product-codes.ts'
import { productItems } from '#api/catalogue/product-items.ts'
import { offers, promotionProducts } from '#api/catalogue/promotion-list.ts'
import { autoComplete, nearestWords } from '#api/catalogue/suggest-words.ts'
import { allCentres, askedCentres, customerCentres, userCentres } from '#api/centres/centres.ts'
import { checkoutOptions } from '#api/checkout/checkout-options.ts'
import { checkoutPreview } from '#api/checkout/checkout-preview.ts'
import { placeOrder } from '#api/checkout/place-order.ts'
import { placedOrder } from '#api/checkout/placed-order.ts'
import { content, whatsNew } from '#api/content/content.ts'
import { checkCoupon, coupons } from '#api/coupons/coupons.ts'
import { credit } from '#api/credit/credit.ts'
import { joinCentre } from '#api/customers/join-centre.ts'
import { allProvinces, districts, placesByPostcode, subdistricts } from '#api/customers/place-calls.ts'
import { register } from '#api/customers/register.ts'
import { registerOptions } from '#api/customers/register-options.ts'
import { setup, setupDone } from '#api/customers/setup.ts'
import type { Gateways } from '#api/gateways/gateways.ts'
import {
  confirmByCode,
  confirmByPassword,
  confirmState,
  requireProof,
  sendConfirmCode,
} from '#api/identity/confirm.ts'
import { guestLogin } from '#api/identity/identity.ts'
import { otpLogin, otpRequest, resetPassword, riderOtpLogin } from '#api/identity/otp.ts'
import { customerProfile, merchantProfile, riderProfile } from '#api/identity/profiles.ts'
import { changePassword, logout, refresh } from '#api/identity/session-calls.ts'
import { merchantLogin, riderLogin, userLogin } from '#api/identity/sign-in.ts'
import { swapCentre } from '#api/identity/swap-centre.ts'
import { callerLimits } from '#api/kit/calls/caller-limits.ts'
import { direct } from '#api/kit/calls/direct.ts'
import { bindCalls, type Handlers } from '#api/kit/calls/perform.ts'
import { type MakeContext, serve } from '#api/kit/calls/serve.ts'
import { visitorAddress } from '#api/kit/calls/visitor-address.ts'
import type { Db } from '#api/kit/database.ts'
import { makeSealer } from '#api/kit/sealer.ts'
import type { Storage } from '#api/kit/storage.ts'
import { customerCard } from '#api/merchants/customer-card.ts'
import { approveCustomer, customerList, loginAsClient } from '#api/merchants/merchants.ts'
import { registrationFacts } from '#api/merchants/registration-facts.ts'
import { cancelOrder } from '#api/orders/cancel-order.ts'
import { orderAgain } from '#api/orders/order-again.ts'
import { orderDetail } from '#api/orders/order-detail.ts'
import { orderHistory } from '#api/orders/order-history.ts'
import { trackOrder } from '#api/orders/track-order.ts'
import { transferReceived } from '#api/orders/transfer-received.ts'
import { payTo } from '#api/payments/pay-to.ts'
import { incentives } from '#api/points/incentives.ts'
import { getPoint, pointsLedger } from '#api/points/points.ts'
import { productDetail, relatedProducts } from '#api/products/product-detail.ts'
import { endOtherSessions, endOwnSession, ownSessions } from '#api/sessions/own-sessions.ts'
import { sessionGuard } from '#api/sessions/sessions.ts'
import { makeTokens } from '#api/sessions/tokens.ts'
import { settingsReader, webConfig } from '#api/settings/settings.ts'
import { finishSignIn, finishStaffSignIn, startSignIn } from '#api/sign-in/external-calls.ts'
import { revokeLineToken, staffLineLogout } from '#api/sign-in/line-tokens.ts'
import { linkedSignIns, linkTicket, unlink } from '#api/sign-in/links.ts'
import { sendTokenLink, tokenLinks } from '#api/sign-in/token-links.ts'
import { lookAtToken, tokenLogin } from '#api/sign-in/token-login.ts'
import { addFavourites, favourites, removeFavourites } from '#api/wishlist/wishlist.ts'
import type { Proof } from '#shop/contract/endpoint.ts'

const handlers: Handlers = {
  guestLogin,
  guestLoginAlternate: guestLogin,
  customerProfile,
  merchantProfile,
  riderProfile,
  loginAsClient,
  customerList,
  approveCustomer,
  customerCard,
  registrationFacts,
  userLogin,
  merchantLogin,
  riderLogin,
  refresh,
  logout,
  ownSessions,
  endOwnSession,
  endOtherSessions,
  changePassword,
  confirmState,
  confirmByPassword,
  sendConfirmCode,
  confirmByCode,
  otpRequest,
  otpLogin,
  riderOtpLogin,
  resetPassword,
  accountDetail,
  updateAccount,
  confirmEmail,
  exportAccount,
  eraseAccount,
  deliveryAddresses,
  addAddress,
  updateAddress,
  deleteAddress,
  restoreAddress,
  defaultAddress,
  consents,
  saveConsent,
  userCentres,
  customerCentres,
  allCentres,
  swapCentre,
  joinCentre,
  askedCentres,
  webConfig,
  productItems,
  productDetail,
  relatedProducts,
  displayGroups,
  addFavourites,
  removeFavourites,
  favourites,
  buyAgain,
  autoComplete,
  nearestWords,
  promotionProducts,
  offers,
  hierarchy,
  whatsNew,
  content,
  productCodes,
  allProvinces,
  districts,
  subdistricts,
  placesByPostcode,
  registerOptions,
  register,
  setup,
  setupDone,

  startSignIn,
  finishSignIn,
  finishStaffSignIn,
  linkTicket,
  linkedSignIns,
  unlink,
  revokeLineToken,
  staffLineLogout,
  lookAtToken,
  tokenLogin,
  sendTokenLink,
  tokenLinks,
  agentClients,
  agentLoginAsClient,

  readCart,
  syncCart,
  cartFacts,
  cartCounts,
  quickOrder,
  suggestedOrder,
  checkoutOptions,
  checkoutPreview,
  placeOrder,
  payTo,
  placedOrder,
  orderHistory,
  orderDetail,
  cancelOrder,
  orderAgain,
  trackOrder,
  transferReceived,
  coupons,
  checkCoupon,
  getPoint,
  pointsLedger,
  incentives,
  credit,
}

export type ApiParts = {
  db: Db
  secret: string
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  gateways: Gateways
  storage: Storage
  origin: () => string
  /** How many requests a second an address may send for long; without it nobody is counted. */
  requestLimit?: number
  now?: () => Date
}

/** The API wired to its database: a Fastify plugin for the outside, a carrier for the web server in the same process. */
export function makeApi({
  db,
  secret,
  log,
  gateways,
  storage,
  origin,
  requestLimit,
  now = () => new Date(),
}: ApiParts) {
  const tokens = makeTokens(secret, now)
  const settings = settingsReader(db)
  const requireSession = sessionGuard(db, now)
  const calls = bindCalls(handlers)
  const sealer = makeSealer(secret, now)
  const limits = callerLimits(requestLimit)
  const makeContext: MakeContext = async (token, meta, byPage) => {
    const caller = token ? await tokens.read(token) : ({ kind: 'nobody' } as const)
    limits.requireCaller(caller, byPage)
    const { centreOpen } = caller.kind === 'nobody' ? { centreOpen: true } : await requireSession(caller)
    const at = now()
    const proved = (proof: Proof, using = db) => requireProof({ db: using, caller, now: at }, proof)
    return {
      ...meta,
      db,
      caller,
      centreOpen,
      now: at,
      settings,
      requireProof: proved,
      issueToken: tokens.issue,
      sealer,
      gateways,
      storage,
      origin,
    }
  }
  return {
    plugin: serve(calls, makeContext, { visitorOf: (request) => visitorAddress(request, secret), limits }),
    carrier: direct(calls, makeContext, log),
    tokens,
  }
}
