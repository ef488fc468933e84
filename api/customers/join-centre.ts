import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import type { joinCentreContract } from '#shop/centres/centre-contracts.ts'
import { centresProblems } from '#shop/centres/centres-problems.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { type Problem, refuse } from '#shop/problems/problem.ts'
import { newcomersType, nextCustomerCode } from './new-customer.ts'

type Customer = { saleUnit: string; code: string }

export const joinCentre: Handler<typeof joinCentreContract> = async (
  asked,
  { db, caller, settings, log },
) => {
  if (caller.kind !== 'user' || caller.actor) throw refuse(identityProblems.notAllowed)
  if (!(await settings(caller.saleUnit)).changeCentre) throw refuse(identityProblems.notAllowed)
  const saleUnit = asked.saleUnit.toUpperCase()
  const here = { saleUnit: caller.saleUnit, code: caller.customerCode }
  const problem = await db.transaction().execute(async (tx) => {
    // The centre's row is held until the request is there: of two at once the second sees the first.
    const centre = await tx
      .selectFrom('centres')
      .select('phone')
      .where('sale_unit', '=', saleUnit)
      .where('active', '=', true)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!centre) return refuse(centresProblems.noCentre)
    const before = await findThere(tx, here, saleUnit)
    if (before) return whyNotAgain(before.status, centre.phone)
    await addThere(tx, here, saleUnit)
    return undefined
  })
  if (problem) throw problem
  log.info({ centre: saleUnit, from: caller.saleUnit }, 'a shop asked to join')
  return { status: 'pending' }
}

function findThere(tx: Db, here: Customer, saleUnit: string) {
  return tx
    .selectFrom('customers as here')
    .innerJoin('customers as there', 'there.account_id', 'here.account_id')
    .select('there.status')
    .where('here.sale_unit', '=', here.saleUnit)
    .where('here.code', '=', here.code)
    .where('there.sale_unit', '=', saleUnit)
    .executeTakeFirst()
}

function whyNotAgain(status: string, phone: string): Problem | undefined {
  if (status === 'pending') return undefined
  return status === 'active' ? refuse(centresProblems.joined) : refuse(centresProblems.joinRefused, { phone })
}

/** Shop, photos and addresses go along; price, credit, licence and points are the new centre's to give. */
async function addThere(tx: Db, here: Customer, saleUnit: string): Promise<void> {
  const code = await nextCustomerCode(tx, saleUnit)
  const type = await newcomersType(tx, saleUnit)
  await sql`
    insert into customers (sale_unit, code, account_id, name, status, customer_type, store_type, tax_number, shop_photo, card_photo, created_at)
    select ${saleUnit}, ${code}, c.account_id, c.name, 'pending', ${type},
      (select t.code from store_types t where t.sale_unit = ${saleUnit} order by t.code = c.store_type desc, t.code limit 1),
      c.tax_number, c.shop_photo, c.card_photo, now()
    from customers c where c.sale_unit = ${here.saleUnit} and c.code = ${here.code}`.execute(tx)
  await sql`
    insert into addresses (sale_unit, customer_code, type, is_default, name, address, province, district, subdistrict, postcode, lat, lng, tax_number, phone, remark)
    select ${saleUnit}, ${code}, a.type, a.is_default, a.name, a.address, a.province, a.district, a.subdistrict, a.postcode, a.lat, a.lng,
      a.tax_number, a.phone, a.remark
    from addresses a where a.sale_unit = ${here.saleUnit} and a.customer_code = ${here.code} and a.active`.execute(
    tx,
  )
}
