import { findCustomerPlace } from '#api/centres/customer-area.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { roundsIn, termsIn } from '#shop/centres/delivery-area.ts'
import type { setupContract, setupDoneContract } from '#shop/customers/setup-contracts.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

export const setup: Handler<typeof setupContract> = async (_input, context) => {
  const { db, caller } = context
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  const row = await db
    .selectFrom('customers as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .innerJoin('centres as d', 'd.sale_unit', 'c.sale_unit')
    .innerJoin('store_types as t', (join) =>
      join.on('t.sale_unit', '=', caller.saleUnit).onRef('t.code', '=', 'c.store_type'),
    )
    .select([
      'c.name',
      'c.tax_number',
      'c.setup_done',
      'a.name as contact',
      'a.mobile',
      't.name_th as type_th',
      't.name_en as type_en',
    ])
    .select(['d.name_th', 'd.name_en', 'd.phone', 'd.delivery_weekdays', 'd.cut_off_minute'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('linked_identities as l')
          .select('l.subject')
          .whereRef('l.account_id', '=', 'a.id')
          .where('l.provider', '=', 'line'),
      ).as('line'),
    )
    .where('c.sale_unit', '=', caller.saleUnit)
    .where('c.code', '=', caller.customerCode)
    .executeTakeFirst()
  if (!row) throw refuse(identityProblems.noProfile)
  const { saleUnit } = caller
  const [settings, place] = await Promise.all([context.settings(saleUnit), findCustomerPlace(db, caller)])
  const rounds = roundsIn(place?.area, { weekdays: row.delivery_weekdays, cutOffMinute: row.cut_off_minute })
  const { minimum, freeFrom } = termsIn(place?.area, settings)
  const address = await db
    .selectFrom('addresses')
    .select(['address', 'subdistrict', 'district', 'province', 'postcode'])
    .where('sale_unit', '=', caller.saleUnit)
    .where('customer_code', '=', caller.customerCode)
    .where('active', '=', true)
    .orderBy((eb) => eb('type', '=', 'S'), 'desc')
    .orderBy('is_default', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    done: row.setup_done,
    shop: {
      name: row.name,
      storeType: row.type_th,
      storeTypeEn: row.type_en,
      contact: row.contact,
      mobile: row.mobile,
    },
    taxNumber: row.tax_number ?? '',
    address: address ? Object.values(address).join(' ') : null,
    lineLinked: Boolean(row.line),
    centre: { name: row.name_th, nameEn: row.name_en, phone: row.phone },
    deliveryWeekdays: place && !place.area ? 0 : rounds.weekdays,
    cutOffMinute: rounds.cutOffMinute,
    minimumOrder: minimum,
    freeShippingFrom: freeFrom,
  }
}

export const setupDone: Handler<typeof setupDoneContract> = async (_input, { db, caller }) => {
  // A person acting for a customer does not finish the setup for them.
  if (caller.kind !== 'user' || caller.actor) throw refuse(identityProblems.notAllowed)
  await db
    .updateTable('customers')
    .set({ setup_done: true })
    .where('sale_unit', '=', caller.saleUnit)
    .where('code', '=', caller.customerCode)
    .execute()
  return {}
}
