import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { accountContracts } from '#shop/account/account-contracts.ts'
import type { addressContracts } from '#shop/account/address-contracts.ts'
import type { consentContracts } from '#shop/account/consent-contracts.ts'
import {
  addAddress,
  defaultAddress,
  deleteAddress,
  deliveryAddresses,
  restoreAddress,
  updateAddress,
} from './addresses.ts'
import { consents, saveConsent } from './consents.ts'
import { eraseAccount } from './erase-account.ts'
import { exportAccount } from './export-account.ts'
import { accountDetail, confirmEmail, updateAccount } from './profile.ts'

export const accountHandlers: HandlersOf<
  typeof accountContracts & typeof addressContracts & typeof consentContracts
> = {
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
}
