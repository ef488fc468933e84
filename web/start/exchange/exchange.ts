import { z } from 'zod'
import { fieldReasons } from '#shop/problems/field-reasons.ts'
import { generalProblems } from '#shop/problems/general-problems.ts'
import { agentItemCalls } from '#web/customer/agent-items/item-calls.ts'
import { agentOrderCalls } from '#web/customer/agent-orders/order-calls.ts'
import { agentPriceCalls } from '#web/customer/agent-prices/price-calls.ts'
import { agentShopCalls } from '#web/customer/agent-shop/agent-shop-calls.ts'
import { cartCalls } from '#web/customer/cart-sync/cart-calls.ts'
import { chatCalls } from '#web/customer/chat/chat-calls.ts'
import { deliveryReportCalls } from '#web/customer/delivery-reports/report-calls.ts'
import { deliveryCalls } from '#web/customer/delivery-tracking/delivery-calls.ts'
import { adviceCalls } from '#web/customer/order-advice/advice-calls.ts'
import { paperCalls } from '#web/customer/papers/paper-calls.ts'
import { paymentCalls } from '#web/customer/payments/payment-calls.ts'
import { checkoutCalls } from '#web/customer/placing/checkout-calls.ts'
import { standingOrderCalls } from '#web/customer/standing-order-form/standing-order-calls.ts'
import { wishlistCalls } from '#web/customer/wishlist/wishlist-calls.ts'
import { wishlistPageCalls } from '#web/customer/wishlist-page/wishlist-page-calls.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { shopperHeader, shopperLeft, shopperMark } from '#web/kit/calls/one-shopper.ts'
import { isCentreClosed } from '#web/kit/visit/access-token.ts'
import type { PageCall } from '#web/kit/visit/page-call.ts'
import type { Visitor } from '#web/kit/visit/visitor.ts'
import { advancePriceCalls } from '#web/merchant/advance-prices/advance-price-calls.ts'
import { agentOfficeCalls } from '#web/merchant/agents/agent-office-calls.ts'
import { applicationCalls } from '#web/merchant/applications/application-calls.ts'
import { applyCalls } from '#web/merchant/apply/apply-calls.ts'
import { catalogueCalls } from '#web/merchant/catalogue/catalogue-calls.ts'
import { centreCalls } from '#web/merchant/centre-forms/centre-calls.ts'
import { officeChatCalls } from '#web/merchant/chat/chat-calls.ts'
import { checkListCalls } from '#web/merchant/check-list/check-list-calls.ts'
import { configSyncCalls } from '#web/merchant/config-sync/config-sync-calls.ts'
import { contentCalls } from '#web/merchant/contents/content-calls.ts'
import { couponCalls } from '#web/merchant/coupon-page/coupon-calls.ts'
import { customerCalls } from '#web/merchant/customers/customer-calls.ts'
import { reportOfficeCalls } from '#web/merchant/delivery-reports/report-calls.ts'
import { dispatchCalls } from '#web/merchant/dispatch-plan/dispatch-calls.ts'
import { securityCalls } from '#web/merchant/entry/security-calls.ts'
import { importCalls } from '#web/merchant/imports/import-calls.ts'
import { lineMenuCalls } from '#web/merchant/line-menus/line-menu-calls.ts'
import { messageCalls } from '#web/merchant/messages/message-calls.ts'
import { mySalesCalls } from '#web/merchant/my-sales/my-sales-calls.ts'
import { staffDeliveryCalls } from '#web/merchant/order-delivery/delivery-calls.ts'
import { merchantOrderCalls } from '#web/merchant/order-moves/order-calls.ts'
import { outboxCalls } from '#web/merchant/outbox/outbox-calls.ts'
import { overviewCalls } from '#web/merchant/overview/overview-calls.ts'
import { peopleCalls } from '#web/merchant/people/people-calls.ts'
import { photoGroupCalls } from '#web/merchant/photo-groups/group-calls.ts'
import { photoCalls } from '#web/merchant/photos/photo-calls.ts'
import { policyCalls } from '#web/merchant/policies/policy-calls.ts'
import { productCalls } from '#web/merchant/product-changes/product-calls.ts'
import { promotionCalls } from '#web/merchant/promotion-moves/promotion-calls.ts'
import { reconcileCalls } from '#web/merchant/reconcile/reconcile-calls.ts'
import { searchCalls } from '#web/merchant/search/search-calls.ts'
import { settingsCalls } from '#web/merchant/settings/settings-calls.ts'
import { isOfOffice, officeMark } from '#web/merchant/staff/office-calls.ts'
import { stockCalls } from '#web/merchant/stock/stock-calls.ts'
import { surveyCalls } from '#web/merchant/survey-page/survey-calls.ts'
import { riderCalls } from '#web/rider/sending/rider-calls.ts'
import { isOfRider, riderMark } from '#web/rider/store/rider-mark.ts'

export type ScriptAnswer = { status: number; body: unknown }

const calls: Record<string, PageCall> = {
  ...cartCalls,
  ...adviceCalls,
  ...checkoutCalls,
  ...agentItemCalls,
  ...agentPriceCalls,
  ...agentShopCalls,
  ...agentOrderCalls,
  ...chatCalls,
  ...paymentCalls,
  ...paperCalls,
  ...deliveryCalls,
  ...wishlistCalls,
  ...deliveryReportCalls,
  ...standingOrderCalls,
  ...wishlistPageCalls,
  ...reconcileCalls,
  ...merchantOrderCalls,
  ...staffDeliveryCalls,
  ...dispatchCalls,
  ...reportOfficeCalls,
  ...productCalls,
  ...advancePriceCalls,
  ...stockCalls,
  ...overviewCalls,
  ...checkListCalls,
  ...officeChatCalls,
  ...catalogueCalls,
  ...promotionCalls,
  ...couponCalls,
  ...customerCalls,
  ...searchCalls,
  ...importCalls,
  ...settingsCalls,
  ...peopleCalls,
  ...securityCalls,
  ...configSyncCalls,
  ...centreCalls,
  ...outboxCalls,
  ...photoCalls,
  ...photoGroupCalls,
  ...surveyCalls,
  ...contentCalls,
  ...messageCalls,
  ...lineMenuCalls,
  ...policyCalls,
  ...mySalesCalls,
  ...agentOfficeCalls,
  ...applyCalls,
  ...applicationCalls,
  ...riderCalls,
}

/** Answers what a page's script asks: one call, refused in a sentence when its request does not fit. */
export async function answerScript(name: string, request: Request, visitor: Visitor): Promise<ScriptAnswer> {
  // Only a page of another version makes a call this one does not know.
  if (!Object.hasOwn(calls, name)) return sayLoadAgain(visitor, outdated)
  const gone = await whyGone(request.headers.get(shopperHeader), visitor)
  if (gone) return sayLoadAgain(visitor, gone)
  const call = calls[name] as PageCall
  try {
    return {
      status: 200,
      body: await call.answer(parse(call.request, await readJson(request), visitor), visitor),
    }
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
    if (error.status === 401) return sayLoadAgain(visitor, error.holder ? ended : left)
    // Loaded again, the page explains that the centre has closed, and how to go on.
    if (isCentreClosed(error) && (await visitor.findShopper())?.kind === 'customer')
      return sayLoadAgain(visitor, left)
    const { Code: code, Details: details, Fields: fields } = error.problem
    return { status: error.status, body: { message: error.said, code, details, fields } }
  }
}

const readJson = (request: Request): Promise<unknown> => request.json().catch(() => undefined)

/** Only what the schema names is passed on, in its order: the same request always reads the same. */
function parse(schema: z.ZodType, body: unknown, { locale }: Visitor): never {
  const encoded = z.safeEncode(schema, body as never, { reportInput: true })
  if (!encoded.error) return z.decode(schema, encoded.data as never) as never
  const { status, code, [locale]: Message } = generalProblems.badInput
  const Fields = fieldReasons(encoded.error).map(({ field, [locale]: Reason }) => ({ Field: field, Reason }))
  throw new CallProblem(status, false, { Code: code, Message, Fields })
}

type Why = { th: string; en: string }

const left = {
  th: 'ผู้ใช้งานเปลี่ยนไปแล้ว กรุณาโหลดหน้านี้ใหม่',
  en: 'Someone else is signed in now. Please load this page again.',
}
const ended = {
  th: 'หมดเวลาเข้าสู่ระบบ กรุณาเข้าสู่ระบบอีกครั้ง สิ่งที่กรอกไว้ยังอยู่',
  en: 'Your sign-in has ended. Please sign in again; what you typed is kept.',
}
const elsewhere = {
  th: 'แท็บอื่นเปลี่ยนศูนย์หรือผู้ใช้งานแล้ว จึงยังไม่ได้บันทึก กลับไปที่ศูนย์เดิมแล้วสิ่งที่กรอกไว้ยังอยู่',
  en: 'Another tab changed the centre or the person, so nothing was saved. Go back to that centre: what you typed is kept.',
}
const outdated = {
  th: 'ร้านมีการอัปเดต กรุณาโหลดหน้านี้ใหม่',
  en: 'The shop was updated. Please load this page again.',
}

/** Not a failed response: a page that signs out still asks while the next one is loading. */
const sayLoadAgain = ({ locale }: Visitor, why: Why): ScriptAnswer => ({
  status: 200,
  body: { code: shopperLeft, message: why[locale] },
})

/** Why the page is no longer for whoever is signed in now; undefined when it is. */
async function whyGone(
  mark: string | null,
  { findShopper, findStaff, findRider, findRiderToken }: Visitor,
): Promise<Why | undefined> {
  if (!mark) return undefined
  if (isOfRider(mark)) {
    const named = await findRiderToken()
    // Every call of a rider is made with this token, and refused where it does not hold.
    if (named && mark === riderMark(named)) return undefined
    const rider = await findRider()
    if (!rider) return ended
    return mark === riderMark(rider.user) ? undefined : left
  }
  if (isOfOffice(mark)) {
    const staff = await findStaff()
    if (!staff) return ended
    return mark === officeMark(staff.user) ? undefined : elsewhere
  }
  const shopper = await findShopper()
  const who = shopper && {
    code: shopper.user.customerCode,
    saleUnit: shopper.user.activeCentre,
    actedForBy: shopper.actor?.name,
  }
  return mark === shopperMark(who) ? undefined : left
}
