import { sql } from 'kysely'
import { contentMark } from '#api/activity/content-mark.ts'
import { findCustomersOf } from '#api/identity/own-shops.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type {
  CustomerDetail,
  customerDetailContract,
} from '#shop/merchant-customers/merchant-customer-contracts.ts'
import { refuse } from '#shop/problems/problem.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import {
  findActing,
  findConsents,
  findCoupons,
  findHistory,
  findMonths,
  findOrders,
} from './customer-parts.ts'
import { type CustomerKey, requireCustomer } from './require-customer.ts'

export const customerDetail: Handler<typeof customerDetailContract> = async ({ saleUnit, code }, context) => {
  const { db, now } = context
  await requireCustomer(context, code)
  const key = { saleUnit, code }
  const today = bangkokDay(now)
  const { account_id, ...row } = await loadRow(db, key)
  const [elsewhere, hasLine, months, orders, addresses, consents, coupons, acting, history] =
    await Promise.all([
      findCustomersOf(db, account_id),
      db
        .selectFrom('linked_identities')
        .select('subject')
        .where('account_id', '=', account_id)
        .where('provider', '=', 'line')
        .executeTakeFirst(),
      findMonths(db, key, today),
      findOrders(db, key),
      findAddresses(db, key),
      findConsents(db, account_id),
      findCoupons(db, key, today),
      findActing(db, key),
      findHistory(db, key),
    ])
  const knownAt = elsewhere
    .filter(({ status, sale_unit }) => status === 'active' && sale_unit !== saleUnit)
    .map(({ centre_th, centre_en }) => ({ th: centre_th, en: centre_en }))
  return {
    customer: { ...row, hasLine: hasLine !== undefined, lastOrderOn: orders.lastOn, knownAt },
    ...{ months, orders: orders.newest, addresses, consents, coupons, acting, history },
  }
}

type Shown = Omit<CustomerDetail['customer'], 'hasLine' | 'lastOrderOn' | 'knownAt'>

async function loadRow(db: Db, { saleUnit, code }: CustomerKey): Promise<Shown & { account_id: string }> {
  const row = await db
    .selectFrom('customers as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .leftJoin('customer_types as t', (join) =>
      join.on('t.sale_unit', '=', saleUnit).onRef('t.code', '=', 'c.customer_type'),
    )
    .leftJoin('store_types as s', (join) =>
      join.on('s.sale_unit', '=', saleUnit).onRef('s.code', '=', 'c.store_type'),
    )
    .selectAll('c')
    .select(['a.name as contact', 'a.mobile', 'a.email', 't.name_th as type_th', 't.name_en as type_en'])
    .select(['t.price_level', 's.name_th as store_th', 's.name_en as store_en'])
    .select(
      sql<string>`coalesce((select w.name from staff_centres k join staff w on w.username = k.username
        where k.sale_unit = ${saleUnit} and k.sale_code = c.sale_code limit 1), '')`.as('salesperson'),
    )
    .where('c.sale_unit', '=', saleUnit)
    .where('c.code', '=', code)
    .executeTakeFirst()
  if (!row) throw refuse(identityProblems.notYours)
  const changeable = changeableOf(row)
  return {
    ...{ account_id: row.account_id, code: row.code, ...changeable, version: contentMark(changeable) },
    ...{ status: row.status as Shown['status'], statusWhy: row.status_why, mergedInto: row.merged_into },
    ...{ contact: row.contact, mobile: row.mobile, email: row.email ?? '' },
    typeName: { th: row.type_th ?? row.customer_type, en: row.type_en ?? row.customer_type },
    storeTypeName: { th: row.store_th ?? row.store_type, en: row.store_en ?? row.store_type },
    ...{ priceLevel: row.price_level ?? 1, salesperson: row.salesperson },
    ...{ isAgent: row.role === '2', agentCode: row.agent_code, debt: row.debt, points: row.points },
    ...{ registeredOn: bangkokDay(row.created_at), hasCard: row.card_photo !== null },
    shopPhoto: row.shop_photo,
  }
}

type MasterRow = {
  name: string
  customer_type: string
  store_type: string
  sale_code: string | null
  tax_number: string | null
  has_licence: boolean
  credit_limit: number
}

/** What staff may change, as the contract names it. */
export function changeableOf(row: MasterRow) {
  return {
    name: row.name,
    typeCode: row.customer_type,
    storeType: row.store_type,
    saleCode: row.sale_code ?? '',
    taxNumber: row.tax_number ?? '',
    hasLicence: row.has_licence,
    creditLimit: row.credit_limit,
  }
}

async function findAddresses(db: Db, { saleUnit, code }: CustomerKey): Promise<CustomerDetail['addresses']> {
  const rows = await db
    .selectFrom('addresses')
    .selectAll()
    .where('sale_unit', '=', saleUnit)
    .where('customer_code', '=', code)
    .where('active', '=', true)
    .orderBy('is_default', 'desc')
    .orderBy('type', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, type, is_default, lat, lng, name, address, phone, ...place }) => ({
    ...{ id, type: type as 'C' | 'S' | 'B', isDefault: is_default, name, address, phone },
    ...{ subdistrict: place.subdistrict, district: place.district },
    ...{ province: place.province, postcode: place.postcode },
    pin: lat !== null && lng !== null ? { lat, lng } : null,
  }))
}
