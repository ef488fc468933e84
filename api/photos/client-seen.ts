import type { Context } from '#api/kit/calls/context.ts'
import { clientsOf } from '#api/merchants/clients-of.ts'
import type { Position } from '#shop/centres/distance.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { metresBetween } from '#shop/visits/metres-between.ts'

/** A customer the caller looks after, also before it is approved; of one who erased their account nothing is kept. */
export async function requireClientSeen(context: Context, code: string): Promise<{ customerType: string }> {
  const client = await clientsOf(context)
    .innerJoin('accounts', 'accounts.id', 'customers.account_id')
    .select('customers.customer_type as customerType')
    .where('customers.code', '=', code)
    .where('accounts.erased_at', 'is', null)
    .executeTakeFirst()
  if (!client) throw refuse(identityProblems.notYours)
  return client
}

/** Metres from where a phone was to the pin of the shop; null when one of them is unknown. */
export async function distanceToShop(
  { db }: Pick<Context, 'db'>,
  { saleUnit, customerCode }: { saleUnit: string; customerCode: string },
  seen: Position | null,
): Promise<number | null> {
  if (!seen) return null
  const pin = await db
    .selectFrom('addresses')
    .select(['lat', 'lng'])
    .where('sale_unit', '=', saleUnit)
    .where('customer_code', '=', customerCode)
    .where('type', 'in', ['S', 'C'])
    .where('active', '=', true)
    .where('lat', 'is not', null)
    .orderBy((eb) => eb('type', '=', 'S'), 'desc')
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  if (!pin || pin.lat === null || pin.lng === null) return null
  return metresBetween(seen, { lat: pin.lat, lng: pin.lng })
}
