import { accountContracts } from '../account/account-contracts.ts'
import { addressContracts } from '../account/address-contracts.ts'
import { consentContracts } from '../account/consent-contracts.ts'
import { activityContracts } from '../activity/activity-contracts.ts'
import { agentOrderContracts } from '../agent-orders/agent-order-contracts.ts'
import { agentShopContracts } from '../agent-orders/agent-shop-contracts.ts'
import { agentItemContracts } from '../agent-trade/agent-item-contracts.ts'
import { agentPriceContracts } from '../agent-trade/agent-price-contracts.ts'
import { agentApplicationContracts } from '../agents/agent-application-contracts.ts'
import { agentClientContracts } from '../agents/agent-client-contracts.ts'
import { agentInvitationContracts } from '../agents/agent-invitation-contracts.ts'
import { agentOfficeContracts } from '../agents/agent-office-contracts.ts'
import { applicationContracts } from '../applications/application-contracts.ts'
import { applicationOfficeContracts } from '../applications/application-office-contracts.ts'
import { cartContracts } from '../cart/cart-contracts.ts'
import { buyAgainContracts } from '../catalogue/buy-again-contract.ts'
import { displayGroupContracts } from '../catalogue/display-group-contract.ts'
import { hierarchyContracts } from '../catalogue/hierarchy-contract.ts'
import { productCodesContracts } from '../catalogue/product-codes-contract.ts'
import { productItemsContracts } from '../catalogue/product-items-contract.ts'
import { promotionContracts } from '../catalogue/promotion-contracts.ts'
import { searchContracts } from '../catalogue/search-contracts.ts'
import { centreContracts } from '../centres/centre-contracts.ts'
import { chatContracts } from '../chat/chat-contracts.ts'
import { chatOfficeContracts } from '../chat/chat-office-contracts.ts'
import { checkListContracts } from '../check-list/check-list-contracts.ts'
import { checkoutContracts } from '../checkout/checkout-contracts.ts'
import { contentContracts } from '../content/content-contract.ts'
import { whatsNewContracts } from '../content/whats-new-contract.ts'
import { couponContracts } from '../coupons/coupon-contracts.ts'
import { creditContracts } from '../credit/credit-contract.ts'
import { messageChoicesContracts } from '../customer-messages/message-choices-contracts.ts'
import { messageOfficeContracts } from '../customer-messages/message-office-contracts.ts'
import { registrationContracts } from '../customers/registration-contracts.ts'
import { setupContracts } from '../customers/setup-contracts.ts'
import { deliveryContracts } from '../deliveries/rider-contracts.ts'
import { deliveryTrackingContracts } from '../deliveries/tracking-contracts.ts'
import { deliveryReportContracts } from '../delivery-reports/delivery-report-contracts.ts'
import { dispatchContracts } from '../dispatch/dispatch-contracts.ts'
import { runPaperContracts } from '../dispatch/run-paper-contracts.ts'
import { actingContracts } from '../identity/acting-contracts.ts'
import { confirmContracts } from '../identity/confirm-contracts.ts'
import { guestLoginContracts } from '../identity/guest-login-contract.ts'
import { otpContracts } from '../identity/otp-contracts.ts'
import { profileContracts } from '../identity/profile-contracts.ts'
import { sessionContracts } from '../identity/session-contracts.ts'
import { signInContracts } from '../identity/sign-in-contracts.ts'
import { importContracts } from '../imports/import-contracts.ts'
import { lineLinkContracts } from '../line/line-link-contracts.ts'
import { lineMenuContracts } from '../line-menus/line-menu-contracts.ts'
import { merchantCatalogueContracts } from '../merchant-catalogue/merchant-catalogue-contracts.ts'
import { merchantCentreContracts } from '../merchant-centre/merchant-centre-contracts.ts'
import { merchantContentContracts } from '../merchant-contents/merchant-content-contracts.ts'
import { merchantCouponContracts } from '../merchant-coupons/coupon-series-contracts.ts'
import { merchantCustomerContracts } from '../merchant-customers/merchant-customer-contracts.ts'
import { merchantOrderContracts } from '../merchant-orders/merchant-order-contracts.ts'
import { merchantPaymentContracts } from '../merchant-payments/merchant-payment-contracts.ts'
import { merchantProductContracts } from '../merchant-products/merchant-product-contracts.ts'
import { merchantPromotionContracts } from '../merchant-promotions/merchant-promotion-contracts.ts'
import { promotionAdviceContracts } from '../merchant-promotions/promotion-advice-contracts.ts'
import { configSyncContracts } from '../merchant-settings/config-sync-contracts.ts'
import { merchantSettingsContracts } from '../merchant-settings/merchant-settings-contracts.ts'
import { clientContracts } from '../merchants/client-contracts.ts'
import { basketContracts } from '../my-sales/basket-contracts.ts'
import { mySalesContracts } from '../my-sales/my-sales-contracts.ts'
import { targetContracts } from '../my-sales/target-contracts.ts'
import { visitContracts } from '../my-sales/visit-contracts.ts'
import { networkSetupContracts } from '../network-setup/setup-contracts.ts'
import { orderAdviceContracts } from '../order-advice/order-advice-contracts.ts'
import { orderContracts } from '../orders/order-contracts.ts'
import { paperContracts } from '../papers/paper-contracts.ts'
import { payToContracts } from '../payments/pay-to-contract.ts'
import { paymentContracts } from '../payments/payment-contracts.ts'
import { invitationContracts } from '../people/invitation-contracts.ts'
import { networkOwnerContracts } from '../people/network-owner-contracts.ts'
import { peopleContracts } from '../people/people-contracts.ts'
import { riderContracts } from '../people/rider-contracts.ts'
import { photoContracts } from '../photos/photo-contracts.ts'
import { incentiveContracts } from '../points/incentive-contract.ts'
import { pointsContracts } from '../points/points-contracts.ts'
import { policyContracts } from '../policies/policy-contracts.ts'
import { productDetailContracts } from '../products/product-detail-contract.ts'
import { reconcileContracts } from '../reconcile/reconcile-contract.ts'
import { reportContracts } from '../reports/report-contracts.ts'
import { secondFactorContracts } from '../second-factor/second-factor-contracts.ts'
import { webConfigContracts } from '../settings/web-config-contract.ts'
import { externalContracts } from '../sign-in/external-contracts.ts'
import { tokenLinkContracts } from '../sign-in/token-link-contracts.ts'
import { standingOfficeContracts } from '../standing-orders/standing-office-contracts.ts'
import { standingOrderContracts } from '../standing-orders/standing-order-contracts.ts'
import { stockContracts } from '../stock/stock-contracts.ts'
import { surveyContracts } from '../surveys/survey-contracts.ts'
import { placeContracts } from '../thai/place-contracts.ts'
import { wishlistContracts } from '../wishlist/wishlist-contracts.ts'

/** Every call of the API. A missing handler for one of these does not compile. */
export const contracts = {
  ...guestLoginContracts,
  ...profileContracts,
  ...actingContracts,
  ...clientContracts,
  ...signInContracts,
  ...sessionContracts,
  ...confirmContracts,
  ...otpContracts,
  ...accountContracts,
  ...addressContracts,
  ...consentContracts,
  ...centreContracts,
  ...webConfigContracts,
  ...productItemsContracts,
  ...productDetailContracts,
  ...displayGroupContracts,
  ...wishlistContracts,
  ...standingOrderContracts,
  ...standingOfficeContracts,
  ...buyAgainContracts,
  ...searchContracts,
  ...promotionContracts,
  ...hierarchyContracts,
  ...whatsNewContracts,
  ...contentContracts,
  ...policyContracts,
  ...merchantContentContracts,
  ...productCodesContracts,
  ...placeContracts,
  ...registrationContracts,
  ...applicationContracts,
  ...applicationOfficeContracts,
  ...setupContracts,
  ...externalContracts,
  ...tokenLinkContracts,
  ...agentClientContracts,
  ...agentApplicationContracts,
  ...agentInvitationContracts,
  ...agentOfficeContracts,
  ...agentItemContracts,
  ...agentPriceContracts,
  ...agentShopContracts,
  ...agentOrderContracts,
  ...cartContracts,
  ...checkoutContracts,
  ...payToContracts,
  ...paymentContracts,
  ...merchantOrderContracts,
  ...merchantPaymentContracts,
  ...merchantPromotionContracts,
  ...promotionAdviceContracts,
  ...merchantCentreContracts,
  ...merchantCouponContracts,
  ...merchantCustomerContracts,
  ...merchantProductContracts,
  ...stockContracts,
  ...importContracts,
  ...merchantCatalogueContracts,
  ...merchantSettingsContracts,
  ...configSyncContracts,
  ...activityContracts,
  ...peopleContracts,
  ...invitationContracts,
  ...riderContracts,
  ...networkOwnerContracts,
  ...secondFactorContracts,
  ...reconcileContracts,
  ...reportContracts,
  ...mySalesContracts,
  ...visitContracts,
  ...basketContracts,
  ...targetContracts,
  ...photoContracts,
  ...surveyContracts,
  ...orderAdviceContracts,
  ...orderContracts,
  ...deliveryTrackingContracts,
  ...deliveryReportContracts,
  ...chatContracts,
  ...chatOfficeContracts,
  ...messageOfficeContracts,
  ...messageChoicesContracts,
  ...paperContracts,
  ...lineLinkContracts,
  ...lineMenuContracts,
  ...couponContracts,
  ...pointsContracts,
  ...incentiveContracts,
  ...creditContracts,
  ...networkSetupContracts,
  ...checkListContracts,
  ...deliveryContracts,
  ...dispatchContracts,
  ...runPaperContracts,
}
export type Contracts = typeof contracts
