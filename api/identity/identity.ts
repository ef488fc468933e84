import type { Handler, HandlersOf } from '#api/kit/calls/perform.ts'
import type { centreContracts } from '#shop/centres/centre-contracts.ts'
import { guestCode, roles } from '#shop/contract/caller.ts'
import type { confirmContracts } from '#shop/identity/confirm-contracts.ts'
import type { guestLoginContract, guestLoginContracts } from '#shop/identity/guest-login-contract.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type { otpContracts } from '#shop/identity/otp-contracts.ts'
import type { profileContracts } from '#shop/identity/profile-contracts.ts'
import type { signInContracts } from '#shop/identity/sign-in-contracts.ts'
import { refuse } from '#shop/problems/problem.ts'
import { pick } from '#shop/words/locale.ts'
import { confirmByCode, confirmByPassword, confirmState, sendConfirmCode } from './confirm.ts'
import { otpLogin, otpRequest, resetPassword, riderOtpLogin } from './otp.ts'
import { customerProfile, merchantProfile, riderProfile } from './profiles.ts'
import { changePassword, logout, refresh } from './session-calls.ts'
import { merchantLogin, riderLogin, userLogin } from './sign-in.ts'
import { swapCentre } from './swap-centre.ts'

/** A guest's centre is chosen by postcode, or the default one; a network may require sign-in instead. */
const guestLogin: Handler<typeof guestLoginContract> = async (
  { dist },
  { db, settings, issueToken, locale },
) => {
  const { guestMode, defaultCentre, multiCentre } = await settings()
  if (!guestMode) throw refuse(identityProblems.guestsOff)
  const centre = await db
    .selectFrom('centres')
    .select(['sale_unit', 'name_th', 'name_en'])
    .where('active', '=', true)
    .orderBy((eb) => eb('sale_unit', '=', multiCentre ? (dist ?? '').toUpperCase() : ''), 'desc')
    .orderBy((eb) => eb('sale_unit', '=', defaultCentre), 'desc')
    .orderBy('sale_unit')
    .limit(1)
    .executeTakeFirst()
  if (!centre) throw refuse(identityProblems.guestsOff)
  const token = await issueToken({
    kind: 'user',
    role: roles.guest,
    saleUnit: centre.sale_unit,
    customerCode: guestCode,
  })
  const user = {
    customerCode: guestCode,
    name: guestCode,
    saleUnit: centre.sale_unit,
    mobile: '',
    activeCentre: centre.sale_unit,
    activeCentreName: pick(locale, centre.name_th, centre.name_en),
    role: roles.guest,
    accountCode: '',
    taxNumber: '',
    shopPhoto: '',
    pictureFile: '',
    personType: null,
    creditLimit: 0,
    debt: 0,
    points: 0,
  }
  return { user, token }
}

export const identityHandlers: HandlersOf<
  typeof guestLoginContracts &
    typeof profileContracts &
    typeof signInContracts &
    typeof confirmContracts &
    typeof otpContracts &
    Pick<typeof centreContracts, 'swapCentre'>
> = {
  guestLogin,
  guestLoginAlternate: guestLogin,
  customerProfile,
  merchantProfile,
  riderProfile,
  userLogin,
  merchantLogin,
  riderLogin,
  refresh,
  logout,
  changePassword,
  confirmState,
  confirmByPassword,
  sendConfirmCode,
  confirmByCode,
  otpRequest,
  otpLogin,
  riderOtpLogin,
  resetPassword,
  swapCentre,
}
