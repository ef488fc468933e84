import { hierarchyContract } from '../catalogue/hierarchy-contract.ts'
import { productItemsContract } from '../catalogue/product-items-contract.ts'
import { allCentresContract, customerCentresContract, swapCentreContract, userCentresContract } from '../centres/centre-contracts.ts'
import { whatsNewContract } from '../content/whats-new-contract.ts'
import { guestLoginAlternateContract, guestLoginContract } from '../identity/guest-login-contract.ts'
import { otpLoginContract, otpRequestContract, resetPasswordContract, riderOtpLoginContract } from '../identity/otp-contracts.ts'
import { customerProfileContract, merchantProfileContract, riderProfileContract } from '../identity/profile-contracts.ts'
import {
  changePasswordContract,
  logoutContract,
  merchantLoginContract,
  refreshContract,
  riderLoginContract,
  userLoginContract,
} from '../identity/sign-in-contracts.ts'
import { approveCustomerContract, customerListContract, loginAsClientContract } from '../merchants/client-contracts.ts'
import { webConfigContract } from '../settings/web-config-contract.ts'

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
  userLogin: userLoginContract,
  merchantLogin: merchantLoginContract,
  riderLogin: riderLoginContract,
  refresh: refreshContract,
  logout: logoutContract,
  changePassword: changePasswordContract,
  otpRequest: otpRequestContract,
  otpLogin: otpLoginContract,
  riderOtpLogin: riderOtpLoginContract,
  resetPassword: resetPasswordContract,
  userCentres: userCentresContract,
  customerCentres: customerCentresContract,
  allCentres: allCentresContract,
  swapCentre: swapCentreContract,
  webConfig: webConfigContract,
  productItems: productItemsContract,
  hierarchy: hierarchyContract,
  whatsNew: whatsNewContract,
}
export type Contracts = typeof contracts
