import type { Context } from '#api/kit/calls/context.ts'
import type { Db } from '#api/kit/database.ts'
import { clientsOf } from '#api/merchants/clients-of.ts'
import type { Position } from '#shop/centres/distance.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { metresBetween } from '#shop/visits/metres-between.ts'

type ClientSeen = { customerCode: string; customerType: string }

/**
 * A customer the caller looks after, also before it is approved; of one who erased their account nothing is kept.
 * What a phone kept for a record that was merged meanwhile belongs to the one it was merged into.
 */
export async function requireClientSeen(context: Context, code: string): Promise<ClientSeen> {
  const client = await clientsOf(context)
    .innerJoin('accounts', 'accounts.id', 'customers.account_id')
    .select([
      'customers.sale_unit',
      'customers.customer_type as customerType',
      'customers.merged_into as mergedInto',
    ])
    .where('customers.code', '=', code)
    .where('accounts.erased_at', 'is', null)
    .executeTakeFirst()
  if (!client) throw refuse(identityProblems.notYours)
  const { sale_unit, customerType, mergedInto } = client
  return mergedInto === null
    ? { customerCode: code, customerType }
    : findMerged(context.db, { saleUnit: sale_unit, code: mergedInto })
}

async function findMerged(
  db: Db,
  { saleUnit, code }: { saleUnit: string; code: string },
): Promise<ClientSeen> {
  const { merged_into, customer_type } = await db
    .selectFrom('customers')
    .select(['merged_into', 'customer_type'])
    .where('sale_unit', '=', saleUnit)
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  return merged_into === null
    ? { customerCode: code, customerType: customer_type }
    : findMerged(db, { saleUnit, code: merged_into })
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
