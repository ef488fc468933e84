import { sql } from 'kysely'
import { findCustomersOf, rememberShop, type Shop } from '#api/identity/own-shops.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import type { joinCentreContract } from '#shop/centres/centre-contracts.ts'
import { centresProblems } from '#shop/centres/centres-problems.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { type Problem, refuse } from '#shop/problems/problem.ts'
import { lockNewcomers, newcomersType, nextCustomerCode } from './new-customer.ts'

export const joinCentre: Handler<typeof joinCentreContract> = async (
  request,
  { db, caller, settings, log },
) => {
  if (caller.kind !== 'user' || caller.actor) throw refuse(identityProblems.notAllowed)
  if (!(await settings(caller.saleUnit)).changeCentre) throw refuse(identityProblems.notAllowed)
  const saleUnit = request.saleUnit.toUpperCase()
  const here = { saleUnit: caller.saleUnit, code: caller.customerCode }
  const problem = await db.transaction().execute(async (tx) => {
    // The row is locked until the request is stored: of two concurrent requests the second sees the first.
    await lockNewcomers(tx, saleUnit)
    const centre = await tx
      .selectFrom('centres')
      .select('phone')
      .where('sale_unit', '=', saleUnit)
      .where('active', '=', true)
      .executeTakeFirst()
    if (!centre) return refuse(centresProblems.noCentre)
    const shop = await findShop(tx, here)
    const before = (await findCustomersOf(tx, shop.account_id)).find(
      ({ sale_unit }) => sale_unit === saleUnit,
    )
    if (before) return whyNotAgain(before.status, centre.phone)
    await addThere(tx, { ...shop, addresses: await findAddresses(tx, here) }, saleUnit)
    return undefined
  })
  if (problem) throw problem
  log.info({ centre: saleUnit, from: caller.saleUnit }, 'a shop asked to join')
  return { status: 'pending' }
}

function findShop(tx: Db, { saleUnit, code }: Shop) {
  return tx
    .selectFrom('customers')
    .select(['account_id', 'name', 'store_type', 'tax_number', 'shop_photo', 'card_photo'])
    .where('sale_unit', '=', saleUnit)
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
}

function findAddresses(tx: Db, { saleUnit, code }: Shop) {
  return tx
    .selectFrom('addresses')
    .select(['type', 'is_default', 'name', 'address', 'province', 'district', 'subdistrict', 'postcode'])
    .select(['lat', 'lng', 'tax_number', 'phone', 'remark'])
    .where('sale_unit', '=', saleUnit)
    .where('customer_code', '=', code)
    .where('active', '=', true)
    .execute()
}

function whyNotAgain(status: string, phone: string): Problem | undefined {
  if (status === 'pending') return undefined
  return status === 'active' ? refuse(centresProblems.joined) : refuse(centresProblems.joinRefused, { phone })
}

type Joining = Awaited<ReturnType<typeof findShop>> & { addresses: Awaited<ReturnType<typeof findAddresses>> }

/**
 * Shop, photos and addresses are copied; price level, credit, licence and points are the new centre's
 * decision.
 */
async function addThere(
  tx: Db,
  { addresses, store_type, ...shop }: Joining,
  saleUnit: string,
): Promise<void> {
  const code = await nextCustomerCode(tx, saleUnit)
  const type = await newcomersType(tx, saleUnit)
  await sql`
    insert into customers (sale_unit, code, account_id, name, status, customer_type, store_type, tax_number, shop_photo, card_photo, created_at)
    values (${saleUnit}, ${code}, ${shop.account_id}, ${shop.name}, 'pending', ${type},
      (select t.code from store_types t where t.sale_unit = ${saleUnit} order by t.code = ${store_type} desc, t.code limit 1),
      ${shop.tax_number}, ${shop.shop_photo}, ${shop.card_photo}, now())`.execute(tx)
  await rememberShop(tx, shop.account_id, { saleUnit, code })
  for (const address of addresses)
    await tx
      .insertInto('addresses')
      .values({ ...address, sale_unit: saleUnit, customer_code: code })
      .execute()
}
