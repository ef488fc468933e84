import type { FastifyBaseLogger } from 'fastify'
import {
  accountDetail,
  addAddress,
  confirmEmail,
  consents,
  defaultAddress,
  deleteAddress,
  deliveryAddresses,
  eraseAccount,
  exportAccount,
  restoreAddress,
  saveConsent,
  updateAccount,
  updateAddress,
} from '#api/account/account.ts'
import { agentClients, agentLoginAsClient } from '#api/agents/agents.ts'
import { cartCounts, cartFacts, quickOrder, readCart, suggestedOrder, syncCart } from '#api/cart/cart.ts'
import {
  addFavourites,
  autoComplete,
  buyAgain,
  displayGroups,
  favourites,
  hierarchy,
  nearestWords,
  offers,
  productCodes,
  productDetail,
  productItems,
  promotionProducts,
  relatedProducts,
  removeFavourites,
} from '#api/catalogue/catalogue.ts'
import { allCentres, askedCentres, customerCentres, userCentres } from '#api/centres/centres.ts'
import { checkoutOptions, checkoutPreview, placedOrder, placeOrder } from '#api/checkout/checkout.ts'
import { content, whatsNew } from '#api/content/content.ts'
import { checkCoupon, coupons } from '#api/coupons/coupons.ts'
import { credit } from '#api/credit/credit.ts'
import {
  allProvinces,
  districts,
  joinCentre,
  placesByPostcode,
  register,
  registerOptions,
  setup,
  setupDone,
  subdistricts,
} from '#api/customers/customers.ts'
import {
  changePassword,
  confirmByCode,
  confirmByPassword,
  confirmState,
  customerProfile,
  endOtherSessions,
  endOwnSession,
  guestLogin,
  logout,
  makeTokens,
  merchantLogin,
  merchantProfile,
  otpLogin,
  otpRequest,
  ownSessions,
  refresh,
  requireProof,
  resetPassword,
  riderLogin,
  riderOtpLogin,
  riderProfile,
  sendConfirmCode,
  sessionGuard,
  swapCentre,
  userLogin,
} from '#api/identity/identity.ts'
import { callerLimits } from '#api/kit/caller-limits.ts'
import type { Db } from '#api/kit/database.ts'
import { direct } from '#api/kit/direct.ts'
import type { Gateways } from '#api/kit/gateways.ts'
import { bindCalls, type Handlers } from '#api/kit/perform.ts'
import { makeSealer } from '#api/kit/sealer.ts'
import { type MakeContext, serve } from '#api/kit/serve.ts'
import type { Storage } from '#api/kit/storage.ts'
import { visitorAddress } from '#api/kit/visitor-address.ts'
import {
  approveCustomer,
  customerCard,
  customerList,
  loginAsClient,
  registrationFacts,
} from '#api/merchants/merchants.ts'
import {
  cancelOrder,
  orderAgain,
  orderDetail,
  orderHistory,
  trackOrder,
  transferReceived,
} from '#api/orders/orders.ts'
import { payTo } from '#api/payments/payments.ts'
import { getPoint, incentives, pointsLedger } from '#api/points/points.ts'
import { settingsReader, webConfig } from '#api/settings/settings.ts'
import {
  finishSignIn,
  finishStaffSignIn,
  linkedSignIns,
  linkTicket,
  lookAtToken,
  revokeLineToken,
  sendTokenLink,
  staffLineLogout,
  startSignIn,
  tokenLinks,
  tokenLogin,
  unlink,
} from '#api/signin/signin.ts'
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

export { proofOf } from '#api/kit/visitor-address.ts'
