/** The door of account: what a customer sees and changes of their own. */
export {
  addAddress,
  defaultAddress,
  deleteAddress,
  deliveryAddresses,
  restoreAddress,
  updateAddress,
} from './addresses.ts'
export { consents, saveConsent } from './consents.ts'
export { eraseAccount } from './erase-account.ts'
export { exportAccount } from './export-account.ts'
export { accountDetail, confirmEmail, updateAccount } from './profile.ts'
