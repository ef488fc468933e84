import { findCustomerPlace } from '#api/centres/customer-area.ts'
import { findCustomersOf } from '#api/identity/own-shops.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { distanceBetween } from '#shop/centres/distance.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type { registrationFactsContract } from '#shop/merchants/client-contracts.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { Place } from '#shop/thai/place.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { clientsOf } from './clients-of.ts'

export const registrationFacts: Handler<typeof registrationFactsContract> = async ({ code }, context) => {
  const { db, caller } = context
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  const { saleUnit } = caller
  const row = await clientsOf(context)
    .innerJoin('accounts', 'accounts.id', 'customers.account_id')
    .innerJoin('centres', 'centres.sale_unit', 'customers.sale_unit')
    .innerJoin('store_types', (join) =>
      join.on('store_types.sale_unit', '=', saleUnit).onRef('store_types.code', '=', 'customers.store_type'),
    )
    .select([
      'customers.account_id',
      'customers.created_at',
      'customers.tax_number',
      'customers.shop_photo',
      'customers.sale_code',
    ])
    .select([
      'accounts.name as contact',
      'store_types.name_th',
      'store_types.name_en',
      'centres.lat',
      'centres.lng',
    ])
    .where('customers.code', '=', code)
    .executeTakeFirst()
  if (!row) throw refuse(identityProblems.notYours)
  const [address, place, introducer, elsewhere] = await Promise.all([
    db
      .selectFrom('addresses')
      .select(['address', 'subdistrict', 'district', 'province', 'postcode', 'lat', 'lng'])
      .where('sale_unit', '=', saleUnit)
      .where('customer_code', '=', code)
      .where('type', 'in', ['S', 'C'])
      .where('active', '=', true)
      .orderBy((eb) => eb('type', '=', 'S'), 'desc')
      .orderBy('is_default', 'desc')
      .orderBy('id')
      .executeTakeFirst(),
    findCustomerPlace(db, { saleUnit, customerCode: code }),
    db
      .selectFrom('staff_centres')
      .innerJoin('staff', 'staff.username', 'staff_centres.username')
      .select(['staff_centres.sale_code', 'staff.name'])
      .where('staff_centres.sale_unit', '=', saleUnit)
      .where('staff_centres.sale_code', '=', row.sale_code)
      .executeTakeFirst(),
    findCustomersOf(db, row.account_id),
  ])
  const pin =
    address && address.lat !== null && address.lng !== null ? { lat: address.lat, lng: address.lng } : null
  return {
    contact: row.contact,
    storeType: row.name_th,
    storeTypeEn: row.name_en,
    taxNumber: row.tax_number ?? '',
    shopPhoto: row.shop_photo,
    registeredOn: bangkokDay(row.created_at),
    address: address ? { ...whereIs(address), pin } : null,
    area: place?.area ? { name: place.area.name.th, nameEn: place.area.name.en } : null,
    distance: pin ? distanceBetween(pin, { lat: row.lat, lng: row.lng }) : null,
    introducedBy: introducer ? { saleCode: introducer.sale_code ?? '', name: introducer.name } : null,
    knownAt: elsewhere
      .filter((there) => there.status === 'active' && there.sale_unit !== saleUnit)
      .map(({ centre_th, centre_en }) => ({ name: centre_th, nameEn: centre_en })),
  }
}

function whereIs({ address, subdistrict, district, province, postcode }: Place & { address: string }) {
  return { address, subdistrict, district, province, postcode }
}
