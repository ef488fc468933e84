import type { Handler } from '#api/kit/perform.ts'
import { guestCode, roles } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { Contracts } from '#shop/start/contracts.ts'
import { pick } from '#shop/words/locale.ts'

export { makeTokens } from './tokens.ts'

/** Guests browse the default centre; a network may ask everyone to sign in instead. */
export const guestLogin: Handler<Contracts['guestLogin']> = async (_input, { db, settings, issueToken, locale }) => {
  const { guestMode, defaultCentre } = await settings()
  if (!guestMode) throw refuse(identityProblems.guestsOff)
  const centre = await db
    .selectFrom('centres')
    .select(['sale_unit', 'name_th', 'name_en'])
    .where('active', '=', true)
    .orderBy((eb) => eb('sale_unit', '=', defaultCentre), 'desc')
    .orderBy('sale_unit')
    .limit(1)
    .executeTakeFirst()
  if (!centre) throw refuse(identityProblems.guestsOff)
  const token = await issueToken({ kind: 'user', role: roles.guest, saleUnit: centre.sale_unit, customerCode: guestCode })
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
  }
  return { user, token }
}

export const customerProfile: Handler<Contracts['customerProfile']> = async (_input, { db, caller, locale }) => {
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  const row = await db
    .selectFrom('customers')
    .innerJoin('accounts', 'accounts.id', 'customers.account_id')
    .innerJoin('centres', 'centres.sale_unit', 'customers.sale_unit')
    .select([
      'customers.code',
      'customers.name',
      'customers.role',
      'customers.account_code',
      'customers.tax_number',
      'customers.shop_photo',
    ])
    .select(['customers.picture_file', 'customers.person_type', 'customers.credit_limit', 'customers.debt'])
    .select(['accounts.mobile', 'centres.name_th', 'centres.name_en'])
    .where('customers.sale_unit', '=', caller.saleUnit)
    .where('customers.code', '=', caller.customerCode)
    .executeTakeFirst()
  if (!row) throw refuse(identityProblems.noProfile)
  return {
    customerCode: row.code,
    name: row.name,
    saleUnit: caller.saleUnit,
    mobile: row.mobile,
    activeCentre: caller.saleUnit,
    activeCentreName: pick(locale, row.name_th, row.name_en),
    role: row.role,
    accountCode: row.account_code ?? '',
    taxNumber: row.tax_number ?? '',
    shopPhoto: row.shop_photo ?? '',
    pictureFile: row.picture_file ?? '',
    personType: row.person_type,
    creditLimit: row.credit_limit,
    debt: row.debt,
  }
}
