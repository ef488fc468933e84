import { sql } from 'kysely'
import { newcomersType } from '#api/customers/new-customer.ts'
import { rememberShop } from '#api/identity/own-shops.ts'
import type { Db } from '#api/kit/database.ts'
import type { CustomerDraft } from '#shop/imports/judge-customer.ts'

type Key = { saleUnit: string; code: string }

/** Of a record that was merged, or whose owner erased the account, nothing comes or goes by file. */
export const isOpenCustomer = sql`c.merged_into is null and a.erased_at is null`

/** Customers of a centre as a file shows them, by code. */
export async function findCustomers(
  tx: Db,
  saleUnit: string,
  codes: readonly string[],
): Promise<Map<string, CustomerDraft>> {
  const { rows } = await sql<CustomerDraft & { code: string }>`
    select c.code, c.name, a.mobile, a.name as contact, c.customer_type as "typeCode", c.store_type as "storeType",
      coalesce(c.sale_code, '') as "saleCode", coalesce(c.tax_number, '') as "taxNumber", c.credit_limit as "creditLimit",
      c.has_licence as "hasLicence", coalesce(d.address, '') as address, coalesce(d.subdistrict, '') as subdistrict,
      coalesce(d.district, '') as district, coalesce(d.province, '') as province, coalesce(d.postcode, '') as postcode
    from customers c join accounts a on a.id = c.account_id
    left join lateral (select d.* from addresses d where d.sale_unit = ${saleUnit} and d.customer_code = c.code and d.type = 'C' and d.active
      order by d.is_default desc, d.id limit 1) d on true
    where c.sale_unit = ${saleUnit} and c.code = any(${[...codes]}::text[]) and ${isOpenCustomer} order by c.code`.execute(
    tx,
  )
  return new Map(rows.map(({ code, ...draft }) => [code, draft]))
}

/** Codes that no file can use any more. */
export async function findClosed(tx: Db, saleUnit: string, codes: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ code: string }>`
    select c.code from customers c join accounts a on a.id = c.account_id
    where c.sale_unit = ${saleUnit} and c.code = any(${[...codes]}::text[]) and not (${isOpenCustomer})`.execute(
    tx,
  )
  return new Set(rows.map(({ code }) => code))
}

export async function findChoices(tx: Db, saleUnit: string) {
  const { rows } = await sql<{ types: string[]; stores: string[]; people: string[] }>`
    select array(select t.code from customer_types t where t.sale_unit = ${saleUnit} order by t.code) as types,
      array(select t.code from store_types t where t.sale_unit = ${saleUnit} order by t.code) as stores,
      array(select w.sale_code from staff_centres w join staff s on s.username = w.username and s.active
        where w.sale_unit = ${saleUnit} and w.sale_code <> '') as people`.execute(tx)
  const { types = [], stores = [], people = [] } = rows[0] ?? {}
  return {
    ...{ types: new Set(types), storeTypes: new Set(stores), salespeople: new Set(people) },
    ...{ usualType: await newcomersType(tx, saleUnit), usualStoreType: stores[0] ?? '' },
  }
}

/** Which of these numbers have a customer of the centre already, and which one. */
export async function findMobiles(
  tx: Db,
  saleUnit: string,
  mobiles: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ mobile: string; code: string }>`
    select a.mobile, c.code from accounts a join customers c on c.sale_unit = ${saleUnit} and c.account_id = a.id
    where a.mobile = any(${[...mobiles]}::text[])`.execute(tx)
  return new Map(rows.map(({ mobile, code }) => [mobile, code]))
}

const placeOf = ({ address, subdistrict, district, province, postcode }: CustomerDraft) =>
  [address, subdistrict, district, province, postcode].join('\n')

export async function changeCustomer(
  tx: Db,
  { saleUnit, code }: Key,
  { was, draft }: { was: CustomerDraft; draft: CustomerDraft },
): Promise<void> {
  await tx
    .updateTable('customers')
    .set({
      ...{ name: draft.name, customer_type: draft.typeCode, store_type: draft.storeType },
      ...{ sale_code: draft.saleCode || null, tax_number: draft.taxNumber || null },
      ...{ credit_limit: draft.creditLimit, has_licence: draft.hasLicence },
    })
    .where('sale_unit', '=', saleUnit)
    .where('code', '=', code)
    .execute()
  if (placeOf(was) !== placeOf(draft)) await writePlace(tx, { saleUnit, code }, draft)
}

/** A person who is a customer elsewhere keeps their account; a new one signs in with a code by SMS. */
export async function addCustomer(
  tx: Db,
  { saleUnit, code, now }: Key & { now: Date },
  draft: CustomerDraft,
): Promise<void> {
  await sql`insert into accounts (mobile, name, last_sale_unit, created_at) values (${draft.mobile}, ${draft.contact || draft.name}, ${saleUnit}, ${now})
    on conflict (mobile) do nothing`.execute(tx)
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('mobile', '=', draft.mobile)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('customers')
    .values({
      ...{
        sale_unit: saleUnit,
        code,
        account_id: account.id,
        name: draft.name,
        status: 'active',
        created_at: now,
      },
      ...{ customer_type: draft.typeCode, store_type: draft.storeType, sale_code: draft.saleCode || null },
      ...{ tax_number: draft.taxNumber || null, credit_limit: draft.creditLimit },
      ...{ has_licence: draft.hasLicence, setup_done: false },
    })
    .execute()
  await rememberShop(tx, account.id, { saleUnit, code })
  if (draft.province !== '') await writePlace(tx, { saleUnit, code }, draft)
}

async function writePlace(tx: Db, { saleUnit, code }: Key, draft: CustomerDraft): Promise<void> {
  const { address, subdistrict, district, province, postcode, name, mobile } = draft
  // A pin belongs to the place it was set for.
  const place =
    province === ''
      ? { active: false }
      : { address, subdistrict, district, province, postcode, lat: null, lng: null }
  const { numUpdatedRows } = await tx
    .updateTable('addresses')
    .set(place)
    .where('sale_unit', '=', saleUnit)
    .where('customer_code', '=', code)
    .where('type', '=', 'C')
    .where('active', '=', true)
    .executeTakeFirst()
  if (numUpdatedRows > 0n || province === '') return
  await tx
    .insertInto('addresses')
    .values({
      ...{ sale_unit: saleUnit, customer_code: code, type: 'C', is_default: true, name, phone: mobile },
      ...{ address, subdistrict, district, province, postcode },
    })
    .execute()
}

export async function stopCustomer(tx: Db, { saleUnit, code }: Key, why: string): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ status: 'inactive', status_why: why })
    .where('sale_unit', '=', saleUnit)
    .where('code', '=', code)
    .execute()
}
