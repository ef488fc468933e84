import type { Context } from '#api/kit/calls/context.ts'
import type { Db } from '#api/kit/database.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type { User } from '#shop/identity/user.ts'
import { refuse } from '#shop/problems/problem.ts'
import { type Locale, pick } from '#shop/words/locale.ts'

/** A customer of a centre in the specification's form. */
export async function loadUser(db: Db, saleUnit: string, code: string, locale: Locale): Promise<User> {
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
    .select([
      'customers.picture_file',
      'customers.person_type',
      'customers.credit_limit',
      'customers.debt',
      'customers.points',
    ])
    .select(['accounts.mobile', 'centres.name_th', 'centres.name_en'])
    .where('customers.sale_unit', '=', saleUnit)
    .where('customers.code', '=', code)
    .executeTakeFirst()
  if (!row) throw refuse(identityProblems.noProfile)
  return {
    customerCode: row.code,
    name: row.name,
    saleUnit,
    mobile: row.mobile,
    activeCentre: saleUnit,
    activeCentreName: pick(locale, row.name_th, row.name_en),
    role: row.role,
    accountCode: row.account_code ?? '',
    taxNumber: row.tax_number ?? '',
    shopPhoto: row.shop_photo ?? '',
    pictureFile: row.picture_file ?? '',
    personType: row.person_type,
    creditLimit: row.credit_limit,
    debt: row.debt,
    points: row.points,
  }
}

type Who = {
  saleUnit: string
  customerCode: string
  actor?: { kind: 'staff' | 'agent'; name: string } | undefined
}

/** The token's customer. While an agent acts for a client, the credit figures are the agent's. */
export async function loadUserFor(
  { db, locale }: Pick<Context, 'db' | 'locale'>,
  { saleUnit, customerCode, actor }: Who,
): Promise<User> {
  const user = await loadUser(db, saleUnit, customerCode, locale)
  if (actor?.kind !== 'agent') return user
  const { creditLimit, debt } = await loadUser(db, saleUnit, actor.name, locale)
  return { ...user, creditLimit, debt }
}
