import { hierarchyContract } from '../catalogue/hierarchy-contract.ts'
import { productItemsContract } from '../catalogue/product-items-contract.ts'
import { userCentresContract } from '../centres/user-centres-contract.ts'
import { whatsNewContract } from '../content/whats-new-contract.ts'
import { customerProfileContract } from '../identity/customer-profile-contract.ts'
import { guestLoginAlternateContract, guestLoginContract } from '../identity/guest-login-contract.ts'
import { webConfigContract } from '../settings/web-config-contract.ts'

/** Every call of the API. A handler missing for one of these does not compile. */
export const contracts = {
  guestLogin: guestLoginContract,
  guestLoginAlternate: guestLoginAlternateContract,
  customerProfile: customerProfileContract,
  userCentres: userCentresContract,
  webConfig: webConfigContract,
  productItems: productItemsContract,
  hierarchy: hierarchyContract,
  whatsNew: whatsNewContract,
}
export type Contracts = typeof contracts
