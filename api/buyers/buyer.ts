import type { Context } from '#api/kit/calls/context.ts'
import { guestCode, roles } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

/** The buyer's properties that prices depend on. */
export type Buyer = {
  saleUnit: string
  code: string
  customerType: string
  storeType: string
  priceLevel: number
  mayBuyLicensed: boolean
  isGuest: boolean
}

type CustomerRow = {
  customer_type: string
  store_type: string
  price_level: number
  has_licence: boolean
}

/** The buyer a customer's row stands for. */
export function buyerOf(saleUnit: string, code: string, row: CustomerRow): Buyer {
  return {
    saleUnit,
    code,
    customerType: row.customer_type,
    storeType: row.store_type,
    priceLevel: row.price_level,
    mayBuyLicensed: row.has_licence,
    isGuest: false,
  }
}

/** Sees list prices; what else it may see is said where it is made. */
const anonymous = { customerType: '', storeType: '', priceLevel: 1, isGuest: true }

/** The buyer of a call: a guest gets list prices and no products that need a licence. */
export async function loadBuyer({ db, caller }: Pick<Context, 'db' | 'caller'>): Promise<Buyer> {
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  const { saleUnit, customerCode } = caller
  if (caller.role === roles.guest) return { ...anonymous, saleUnit, code: guestCode, mayBuyLicensed: false }
  const row = await db
    .selectFrom('customers')
    .innerJoin('customer_types', (join) =>
      join
        .on('customer_types.sale_unit', '=', saleUnit)
        .onRef('customer_types.code', '=', 'customers.customer_type'),
    )
    .select([
      'customers.customer_type',
      'customers.store_type',
      'customers.has_licence',
      'customer_types.price_level',
    ])
    .where('customers.sale_unit', '=', saleUnit)
    .where('customers.code', '=', customerCode)
    .executeTakeFirst()
  if (!row) throw refuse(identityProblems.noProfile)
  return buyerOf(saleUnit, customerCode, row)
}

/** Staff who pick products see all of them at list prices. */
export function staffBuyer(saleUnit: string): Buyer {
  return { ...anonymous, saleUnit, code: '', mayBuyLicensed: true }
}
