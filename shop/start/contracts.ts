import {
  accountDetailContract,
  confirmEmailContract,
  eraseAccountContract,
  exportAccountContract,
  updateAccountContract,
} from '../account/account-contracts.ts'
import {
  addAddressContract,
  defaultAddressContract,
  deleteAddressContract,
  deliveryAddressesContract,
  restoreAddressContract,
  updateAddressContract,
} from '../account/address-contracts.ts'
import { consentsContract, saveConsentContract } from '../account/consent-contracts.ts'
import { agentClientsContract } from '../agents/agent-client-contracts.ts'
import {
  cartCountsContract,
  cartFactsContract,
  quickOrderContract,
  readCartContract,
  suggestedOrderContract,
  syncCartContract,
} from '../cart/cart-contracts.ts'
import { buyAgainContract } from '../catalogue/buy-again-contract.ts'
import { displayGroupsContract } from '../catalogue/display-group-contract.ts'
import { hierarchyContract } from '../catalogue/hierarchy-contract.ts'
import { offersContract, promotionProductsContract } from '../catalogue/offer-contracts.ts'
import { productCodesContract } from '../catalogue/product-codes-contract.ts'
import { productItemsContract } from '../catalogue/product-items-contract.ts'
import { autoCompleteContract, nearestWordsContract } from '../catalogue/search-contracts.ts'
import {
  allCentresContract,
  askedCentresContract,
  customerCentresContract,
  joinCentreContract,
  swapCentreContract,
  userCentresContract,
} from '../centres/centre-contracts.ts'
import {
  checkoutOptionsContract,
  checkoutPreviewContract,
  placedOrderContract,
  placeOrderContract,
} from '../checkout/checkout-contracts.ts'
import { contentContract } from '../content/content-contract.ts'
import { whatsNewContract } from '../content/whats-new-contract.ts'
import { checkCouponContract, couponsContract } from '../coupons/coupon-contracts.ts'
import { creditContract } from '../credit/credit-contract.ts'
import { registerContract, registerOptionsContract } from '../customers/registration-contracts.ts'
import { setupContract, setupDoneContract } from '../customers/setup-contracts.ts'
import { agentLoginAsClientContract, loginAsClientContract } from '../identity/acting-contracts.ts'
import {
  confirmByCodeContract,
  confirmByPasswordContract,
  confirmStateContract,
  sendConfirmCodeContract,
} from '../identity/confirm-contracts.ts'
import { guestLoginAlternateContract, guestLoginContract } from '../identity/guest-login-contract.ts'
import {
  otpLoginContract,
  otpRequestContract,
  resetPasswordContract,
  riderOtpLoginContract,
} from '../identity/otp-contracts.ts'
import {
  customerProfileContract,
  merchantProfileContract,
  riderProfileContract,
} from '../identity/profile-contracts.ts'
import {
  endOtherSessionsContract,
  endOwnSessionContract,
  ownSessionsContract,
} from '../identity/session-contracts.ts'
import {
  changePasswordContract,
  logoutContract,
  merchantLoginContract,
  refreshContract,
  riderLoginContract,
  userLoginContract,
} from '../identity/sign-in-contracts.ts'
import {
  approveCustomerContract,
  customerCardContract,
  customerListContract,
  registrationFactsContract,
} from '../merchants/client-contracts.ts'
import {
  cancelOrderContract,
  orderAgainContract,
  orderDetailContract,
  orderHistoryContract,
  trackOrderContract,
  transferReceivedContract,
} from '../orders/order-contracts.ts'
import { payToContract } from '../payments/pay-to-contract.ts'
import { incentivesContract } from '../points/incentive-contract.ts'
import { getPointContract, pointsLedgerContract } from '../points/points-contracts.ts'
import { productDetailContract, relatedProductsContract } from '../products/product-detail-contract.ts'
import { webConfigContract } from '../settings/web-config-contract.ts'
import {
  finishSignInContract,
  finishStaffSignInContract,
  linkedSignInsContract,
  linkTicketContract,
  revokeLineTokenContract,
  staffLineLogoutContract,
  startSignInContract,
  unlinkContract,
} from '../sign-in/external-contracts.ts'
import {
  lookAtTokenContract,
  sendTokenLinkContract,
  tokenLinksContract,
  tokenLoginContract,
} from '../sign-in/token-link-contracts.ts'
import {
  districtsContract,
  placesByPostcodeContract,
  provincesContract,
  subdistrictsContract,
} from '../thai/place-contracts.ts'
import {
  addFavouritesContract,
  favouritesContract,
  removeFavouritesContract,
} from '../wishlist/wishlist-contracts.ts'

/** Every call of the API. A handler missing for one of these does not compile. */
export const contracts = {
  guestLogin: guestLoginContract,
  guestLoginAlternate: guestLoginAlternateContract,
  customerProfile: customerProfileContract,
  merchantProfile: merchantProfileContract,
  riderProfile: riderProfileContract,
  loginAsClient: loginAsClientContract,
  customerList: customerListContract,
  approveCustomer: approveCustomerContract,
  customerCard: customerCardContract,
  registrationFacts: registrationFactsContract,
  userLogin: userLoginContract,
  merchantLogin: merchantLoginContract,
  riderLogin: riderLoginContract,
  refresh: refreshContract,
  logout: logoutContract,
  ownSessions: ownSessionsContract,
  endOwnSession: endOwnSessionContract,
  endOtherSessions: endOtherSessionsContract,
  changePassword: changePasswordContract,
  confirmState: confirmStateContract,
  confirmByPassword: confirmByPasswordContract,
  sendConfirmCode: sendConfirmCodeContract,
  confirmByCode: confirmByCodeContract,
  otpRequest: otpRequestContract,
  otpLogin: otpLoginContract,
  riderOtpLogin: riderOtpLoginContract,
  resetPassword: resetPasswordContract,
  accountDetail: accountDetailContract,
  updateAccount: updateAccountContract,
  confirmEmail: confirmEmailContract,
  exportAccount: exportAccountContract,
  eraseAccount: eraseAccountContract,
  deliveryAddresses: deliveryAddressesContract,
  addAddress: addAddressContract,
  updateAddress: updateAddressContract,
  deleteAddress: deleteAddressContract,
  restoreAddress: restoreAddressContract,
  defaultAddress: defaultAddressContract,
  consents: consentsContract,
  saveConsent: saveConsentContract,
  userCentres: userCentresContract,
  customerCentres: customerCentresContract,
  allCentres: allCentresContract,
  swapCentre: swapCentreContract,
  joinCentre: joinCentreContract,
  askedCentres: askedCentresContract,
  webConfig: webConfigContract,
  productItems: productItemsContract,
  productDetail: productDetailContract,
  relatedProducts: relatedProductsContract,
  displayGroups: displayGroupsContract,
  addFavourites: addFavouritesContract,
  removeFavourites: removeFavouritesContract,
  favourites: favouritesContract,
  buyAgain: buyAgainContract,
  autoComplete: autoCompleteContract,
  nearestWords: nearestWordsContract,
  promotionProducts: promotionProductsContract,
  offers: offersContract,
  hierarchy: hierarchyContract,
  whatsNew: whatsNewContract,
  content: contentContract,
  productCodes: productCodesContract,
  allProvinces: provincesContract,
  districts: districtsContract,
  subdistricts: subdistrictsContract,
  placesByPostcode: placesByPostcodeContract,
  registerOptions: registerOptionsContract,
  register: registerContract,
  setup: setupContract,
  setupDone: setupDoneContract,

  startSignIn: startSignInContract,
  finishSignIn: finishSignInContract,
  finishStaffSignIn: finishStaffSignInContract,
  linkTicket: linkTicketContract,
  linkedSignIns: linkedSignInsContract,
  unlink: unlinkContract,
  revokeLineToken: revokeLineTokenContract,
  staffLineLogout: staffLineLogoutContract,
  lookAtToken: lookAtTokenContract,
  tokenLogin: tokenLoginContract,
  sendTokenLink: sendTokenLinkContract,
  tokenLinks: tokenLinksContract,
  agentClients: agentClientsContract,
  agentLoginAsClient: agentLoginAsClientContract,

  readCart: readCartContract,
  syncCart: syncCartContract,
  cartFacts: cartFactsContract,
  cartCounts: cartCountsContract,
  quickOrder: quickOrderContract,
  suggestedOrder: suggestedOrderContract,
  checkoutOptions: checkoutOptionsContract,
  checkoutPreview: checkoutPreviewContract,
  placeOrder: placeOrderContract,
  payTo: payToContract,
  placedOrder: placedOrderContract,
  orderHistory: orderHistoryContract,
  orderDetail: orderDetailContract,
  cancelOrder: cancelOrderContract,
  orderAgain: orderAgainContract,
  trackOrder: trackOrderContract,
  transferReceived: transferReceivedContract,
  coupons: couponsContract,
  checkCoupon: checkCouponContract,
  getPoint: getPointContract,
  pointsLedger: pointsLedgerContract,
  incentives: incentivesContract,
  credit: creditContract,
}
export type Contracts = typeof contracts
