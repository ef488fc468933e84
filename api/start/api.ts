import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { accountHandlers } from '#api/account/account.ts'
import { activityLogHandlers } from '#api/activity-log/activity-log.ts'
import { agentOrderHandlers } from '#api/agent-orders/agent-orders.ts'
import { agentShopHandlers } from '#api/agent-orders/agent-shop.ts'
import { agentItemHandlers } from '#api/agent-trade/agent-items.ts'
import { agentPriceHandlers } from '#api/agent-trade/agent-prices.ts'
import { agentHandlers } from '#api/agents/agents.ts'
import { applicationHandlers } from '#api/applications/applications.ts'
import { cartHandlers } from '#api/cart/cart.ts'
import { catalogueHandlers } from '#api/catalogue/catalogue.ts'
import { centreHandlers } from '#api/centres/centres.ts'
import { chatHandlers } from '#api/chat/chat.ts'
import { chatOfficeHandlers } from '#api/chat-office/chat-office.ts'
import { checkListHandlers } from '#api/check-list/check-list.ts'
import { checkoutHandlers } from '#api/checkout/checkout.ts'
import { contentHandlers } from '#api/content/content.ts'
import { couponHandlers } from '#api/coupons/coupons.ts'
import { creditHandlers } from '#api/credit/credit.ts'
import { customerMessageHandlers } from '#api/customer-messages/customer-messages.ts'
import { customerHandlers } from '#api/customers/customers.ts'
import { deliveryHandlers } from '#api/deliveries/deliveries.ts'
import { deliveryReportHandlers } from '#api/delivery-reports/delivery-reports.ts'
import { deliveryTrackingHandlers } from '#api/delivery-tracking/delivery-tracking.ts'
import { dispatchHandlers } from '#api/dispatch/dispatch.ts'
import { runPaperHandlers } from '#api/dispatch/run-papers.ts'
import type { Gateways } from '#api/gateways/gateways.ts'
import { outsideTransactions } from '#api/gateways/outside-transactions.ts'
import { requireProof } from '#api/identity/confirm.ts'
import { identityHandlers } from '#api/identity/identity.ts'
import { importHandlers } from '#api/imports/imports.ts'
import { callerLimits } from '#api/kit/calls/caller-limits.ts'
import { direct } from '#api/kit/calls/direct.ts'
import { bindCalls, type Handlers } from '#api/kit/calls/perform.ts'
import { type MakeContext, serve } from '#api/kit/calls/serve.ts'
import { visitorAddress } from '#api/kit/calls/visitor-address.ts'
import type { Db } from '#api/kit/database.ts'
import { makeLiveRooms } from '#api/kit/live-rooms.ts'
import { type Notifications, silentNotifications } from '#api/kit/notifications.ts'
import { makeSealer } from '#api/kit/sealer.ts'
import type { Storage } from '#api/kit/storage.ts'
import { lineHandlers } from '#api/line/line.ts'
import { addLineWebhook } from '#api/line/webhook-route.ts'
import { lineMenuHandlers } from '#api/line-menus/line-menus.ts'
import { merchantCatalogueHandlers } from '#api/merchant-catalogue/merchant-catalogue.ts'
import { merchantCentreHandlers } from '#api/merchant-centre/merchant-centre.ts'
import { merchantContentHandlers } from '#api/merchant-contents/merchant-contents.ts'
import { merchantCouponHandlers } from '#api/merchant-coupons/merchant-coupons.ts'
import { merchantCustomerHandlers } from '#api/merchant-customers/merchant-customers.ts'
import { merchantOrderHandlers } from '#api/merchant-orders/merchant-orders.ts'
import { merchantPaymentHandlers } from '#api/merchant-payments/merchant-payments.ts'
import { merchantProductHandlers } from '#api/merchant-products/merchant-products.ts'
import { merchantPromotionHandlers } from '#api/merchant-promotions/merchant-promotions.ts'
import { merchantSettingsHandlers } from '#api/merchant-settings/merchant-settings.ts'
import { merchantHandlers } from '#api/merchants/merchants.ts'
import { messageOfficeHandlers } from '#api/message-office/message-office.ts'
import { mySalesHandlers } from '#api/my-sales/my-sales.ts'
import { networkSetupHandlers } from '#api/network-setup/network-setup.ts'
import { orderAdviceHandlers } from '#api/order-advice/order-advice.ts'
import { orderHandlers } from '#api/orders/orders.ts'
import { paperHandlers } from '#api/papers/papers.ts'
import { payingHandlers } from '#api/paying/paying.ts'
import { addNotifications } from '#api/payments/notify-route.ts'
import { peopleHandlers } from '#api/people/people.ts'
import { photoHandlers } from '#api/photos/photos.ts'
import { pointsHandlers } from '#api/points/points.ts'
import { policyHandlers } from '#api/policies/policies.ts'
import { productHandlers } from '#api/products/products.ts'
import { reconcileHandlers } from '#api/reconcile/reconcile.ts'
import { reportHandlers } from '#api/reports/reports.ts'
import { secondFactorHandlers } from '#api/second-factor/second-factor.ts'
import { sessionHandlers } from '#api/sessions/own-sessions.ts'
import { sessionGuard } from '#api/sessions/sessions.ts'
import { makeTokens } from '#api/sessions/tokens.ts'
import { settingsHandlers, settingsReader } from '#api/settings/settings.ts'
import { signInHandlers } from '#api/sign-in/sign-in.ts'
import { standingOfficeHandlers } from '#api/standing-office/standing-office.ts'
import { standingOrderHandlers } from '#api/standing-orders/standing-orders.ts'
import { stockHandlers } from '#api/stock/stock.ts'
import { surveyHandlers } from '#api/surveys/surveys.ts'
import { wishlistHandlers } from '#api/wishlist/wishlist.ts'
import type { Proof } from '#shop/contract/endpoint.ts'

const handlers: Handlers = {
  ...identityHandlers,
  ...merchantHandlers,
  ...sessionHandlers,
  ...accountHandlers,
  ...centreHandlers,
  ...customerHandlers,
  ...settingsHandlers,
  ...catalogueHandlers,
  ...productHandlers,
  ...wishlistHandlers,
  ...standingOrderHandlers,
  ...standingOfficeHandlers,
  ...contentHandlers,
  ...policyHandlers,
  ...merchantContentHandlers,
  ...signInHandlers,
  ...agentHandlers,
  ...agentItemHandlers,
  ...agentPriceHandlers,
  ...agentShopHandlers,
  ...agentOrderHandlers,
  ...applicationHandlers,
  ...cartHandlers,
  ...checkoutHandlers,
  ...merchantPaymentHandlers,
  ...merchantSettingsHandlers,
  ...activityLogHandlers,
  ...peopleHandlers,
  ...secondFactorHandlers,
  ...reconcileHandlers,
  ...reportHandlers,
  ...mySalesHandlers,
  ...photoHandlers,
  ...surveyHandlers,
  ...payingHandlers,
  ...orderAdviceHandlers,
  ...orderHandlers,
  ...deliveryTrackingHandlers,
  ...deliveryReportHandlers,
  ...chatHandlers,
  ...chatOfficeHandlers,
  ...messageOfficeHandlers,
  ...customerMessageHandlers,
  ...paperHandlers,
  ...lineHandlers,
  ...lineMenuHandlers,
  ...merchantOrderHandlers,
  ...merchantPromotionHandlers,
  ...merchantCentreHandlers,
  ...merchantCouponHandlers,
  ...merchantCustomerHandlers,
  ...merchantProductHandlers,
  ...merchantCatalogueHandlers,
  ...stockHandlers,
  ...importHandlers,
  ...couponHandlers,
  ...pointsHandlers,
  ...creditHandlers,
  ...networkSetupHandlers,
  ...checkListHandlers,
  ...deliveryHandlers,
  ...dispatchHandlers,
  ...runPaperHandlers,
}

type ApiParts = {
  db: Db
  secret: string
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  gateways: Gateways
  storage: Storage
  origin: () => string
  notifications?: Notifications
  /** The sustained requests per second of an address; without it there is no limit. */
  requestLimit?: number
  now?: () => Date
}

/**
 * The API with its database: a Fastify plugin for HTTP, and a carrier for the web server in the same process.
 */
export function makeApi({
  db,
  secret,
  log,
  gateways: outside,
  storage,
  origin,
  notifications = silentNotifications,
  requestLimit,
  now = () => new Date(),
}: ApiParts) {
  const gateways = outsideTransactions(outside)
  const tokens = makeTokens(secret, now)
  const settings = settingsReader(db, { notifications })
  const sessions = sessionGuard(db, now)
  const calls = bindCalls(handlers)
  const sealer = makeSealer(secret, now)
  const liveRooms = makeLiveRooms(notifications, log)
  const limits = callerLimits(requestLimit)
  const makeContext: MakeContext = async (token, meta, byPage) => {
    const caller = token ? await tokens.read(token) : ({ kind: 'nobody' } as const)
    limits.requireCaller(caller, byPage)
    const { centreOpen } = caller.kind === 'nobody' ? { centreOpen: true } : await sessions.require(caller)
    const at = now()
    const proved = (proof: Proof, using = db) => requireProof({ db: using, caller, now: at }, proof)
    return {
      ...meta,
      db,
      caller,
      centreOpen,
      lookAgain: async () => void (caller.kind !== 'nobody' && (await sessions.lookAgain(caller))),
      now: at,
      settings,
      requireProof: proved,
      issueToken: tokens.issue,
      sealer,
      gateways,
      storage,
      origin,
      notifications,
      liveRooms,
    }
  }
  const calling = serve(calls, makeContext, {
    visitorOf: (request) => visitorAddress(request, secret),
    limits,
  })
  const notified = addNotifications({ db, gateways, log, now })
  const lineWebhook = addLineWebhook({ db, gateways, log, now })
  return {
    plugin: async (app: FastifyInstance) => {
      await app.register(notified)
      await app.register(lineWebhook)
      await app.register(calling)
    },
    carrier: direct(calls, makeContext, log),
    tokens,
    /** Ends the streams of whoever listens, who then come to another process. */
    endLive: liveRooms.endAll,
  }
}
