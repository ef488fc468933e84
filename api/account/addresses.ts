import { type Selectable, sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import type { Addresses } from '#api/kit/database-types.ts'
import { accountProblems } from '#shop/account/account-problems.ts'
import { addressErrors, addressOnWire, asReasons } from '#shop/account/account-rules.ts'
import { type Address, type AddressDraft, type AddressType, mostAddresses } from '#shop/account/address.ts'
import type {
  addAddressContract,
  defaultAddressContract,
  deleteAddressContract,
  deliveryAddressesContract,
  restoreAddressContract,
  updateAddressContract,
} from '#shop/account/address-contracts.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { generalProblems } from '#shop/problems/general-problems.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import { type OwnCustomer, requireCustomer } from './own-customer.ts'

export function asAddress(row: Selectable<Addresses>): Address {
  return {
    id: row.id,
    customerCode: row.customer_code,
    saleUnit: row.sale_unit,
    type: row.type as AddressType,
    active: row.active,
    isDefault: row.is_default,
    name: row.name,
    address: row.address,
    province: row.province,
    district: row.district,
    subdistrict: row.subdistrict,
    postcode: row.postcode,
    phone: row.phone,
    taxNumber: row.tax_number ?? '',
    remark: row.remark,
    lat: row.lat,
    lng: row.lng,
  }
}

const answered = (rows: Selectable<Addresses>[]) => ({
  status: 'success',
  statusCode: '200',
  addresses: rows.map(asAddress),
})

const ofCustomer = (db: Db, { saleUnit, customerCode }: OwnCustomer) =>
  db
    .selectFrom('addresses')
    .selectAll()
    .where('sale_unit', '=', saleUnit)
    .where('customer_code', '=', customerCode)

const findActive = (db: Db, own: OwnCustomer) =>
  ofCustomer(db, own)
    .where('active', '=', true)
    .orderBy(sql`array_position(array['S', 'B', 'C'], type)`)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute()

/**
 * Locks the customer's row, so that address changes run one at a time. It refuses an erased account, whose
 * token still works for a second.
 */
function changeAddresses<Result>(
  { db, caller }: Context,
  change: (tx: Db, own: OwnCustomer, rows: Selectable<Addresses>[]) => Promise<Result>,
): Promise<Result> {
  const own = requireCustomer(caller)
  return db.transaction().execute(async (tx) => {
    const held = await tx
      .selectFrom('customers')
      .select('code')
      .where('sale_unit', '=', own.saleUnit)
      .where('code', '=', own.customerCode)
      .where('status', '=', 'active')
      .forUpdate()
      .executeTakeFirst()
    if (!held) throw refuse(identityProblems.noProfile)
    return change(tx, own, await findActive(tx, own))
  })
}

function requireValid(draft: AddressDraft): AddressDraft {
  const tidy = Object.fromEntries(
    Object.entries(draft).map(([field, value]) => [
      field,
      typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : value,
    ]),
  ) as AddressDraft
  const reasons = asReasons(addressErrors(tidy), addressOnWire)
  if (reasons.length > 0) throw new Problem(generalProblems.badInput, {}, reasons)
  return tidy
}

const columnsOf = (draft: AddressDraft) => ({
  name: draft.name,
  address: draft.address,
  province: draft.province,
  district: draft.district,
  subdistrict: draft.subdistrict,
  postcode: draft.postcode,
  phone: draft.phone,
  tax_number: draft.taxNumber || null,
  remark: draft.remark,
  lat: draft.lat,
  lng: draft.lng,
})

async function makeDefault(tx: Db, own: OwnCustomer, type: string, id: string | undefined): Promise<void> {
  const ofType = tx
    .updateTable('addresses')
    .where('sale_unit', '=', own.saleUnit)
    .where('customer_code', '=', own.customerCode)
    .where('type', '=', type)
  await ofType.set({ is_default: false }).where('is_default', '=', true).execute()
  if (id) await ofType.set({ is_default: true }).where('id', '=', id).where('active', '=', true).execute()
}

function insertAddress(tx: Db, own: OwnCustomer, type: AddressType, draft: AddressDraft) {
  return tx
    .insertInto('addresses')
    .values({ sale_unit: own.saleUnit, customer_code: own.customerCode, type, ...columnsOf(draft) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Makes a shipping and a billing address from the shop's own; of two concurrent requests the second finds the
 * pair.
 */
function makePair(context: Context): Promise<Selectable<Addresses>[]> {
  return changeAddresses(context, async (tx, own, rows) => {
    const contact = rows.find((row) => row.type === 'C')
    if (!contact || rows.some((row) => row.type !== 'C')) return rows
    const customer = await tx
      .selectFrom('customers')
      .select(['name', 'tax_number'])
      .where('sale_unit', '=', own.saleUnit)
      .where('code', '=', own.customerCode)
      .executeTakeFirstOrThrow()
    const from = {
      ...asAddress(contact),
      name: customer.name,
      taxNumber: contact.tax_number ?? customer.tax_number ?? '',
    }
    for (const type of ['S', 'B'] as const)
      await makeDefault(tx, own, type, (await insertAddress(tx, own, type, from)).id)
    return findActive(tx, own)
  })
}

export const deliveryAddresses: Handler<typeof deliveryAddressesContract> = async (
  { addressCode, type },
  context,
) => {
  const found = await findActive(context.db, requireCustomer(context.caller))
  const rows = found.some((row) => row.type !== 'C') ? found : await makePair(context)
  return answered(
    rows.filter((row) => (!type || row.type === type) && (!addressCode || row.id === addressCode)),
  )
}

export const addAddress: Handler<typeof addAddressContract> = async (
  { type, isDefault, ...rest },
  context,
) => {
  const draft = requireValid({ ...rest, type })
  return changeAddresses(context, async (tx, own, rows) => {
    if (rows.length >= mostAddresses) throw refuse(accountProblems.tooManyAddresses, { most: mostAddresses })
    const first = rows.every((row) => row.type !== type)
    if (type === 'C' && !first) throw refuse(accountProblems.oneContact)
    const added = await insertAddress(tx, own, type, draft)
    if (!first && !isDefault) return answered([added])
    await makeDefault(tx, own, type, added.id)
    return answered([{ ...added, is_default: true }])
  })
}

function requireRow(rows: Selectable<Addresses>[], id: string): Selectable<Addresses> {
  const row = rows.find((each) => each.id === id)
  if (!row) throw refuse(accountProblems.noAddress)
  return row
}

const whereIs = (tx: Db, own: OwnCustomer, id: string) =>
  tx
    .updateTable('addresses')
    .where('sale_unit', '=', own.saleUnit)
    .where('customer_code', '=', own.customerCode)
    .where('id', '=', id)

export const updateAddress: Handler<typeof updateAddressContract> = async (
  { id, isDefault, ...rest },
  context,
) => {
  const draft = requireValid(rest)
  return changeAddresses(context, async (tx, own, rows) => {
    const row = requireRow(rows, id)
    const changed = await whereIs(tx, own, id).set(columnsOf(draft)).returningAll().executeTakeFirstOrThrow()
    if (isDefault && !row.is_default) await makeDefault(tx, own, row.type, id)
    return answered([{ ...changed, is_default: row.is_default || isDefault }])
  })
}

export const deleteAddress: Handler<typeof deleteAddressContract> = ({ id }, context) =>
  changeAddresses(context, async (tx, own, rows) => {
    const row = requireRow(rows, id)
    if (row.type === 'C') throw refuse(accountProblems.contactStays)
    const next = rows.find((each) => each.type === row.type && each.id !== id)
    if (!next) throw refuse(row.type === 'S' ? accountProblems.lastShipping : accountProblems.lastBilling)
    await whereIs(tx, own, id).set({ active: false, is_default: false }).execute()
    if (row.is_default) await makeDefault(tx, own, row.type, next.id)
    return {}
  })

export const restoreAddress: Handler<typeof restoreAddressContract> = ({ id }, context) =>
  changeAddresses(context, async (tx, own, rows) => {
    if (rows.some((row) => row.id === id)) return {}
    if (rows.length >= mostAddresses) throw refuse(accountProblems.tooManyAddresses, { most: mostAddresses })
    const restored = await whereIs(tx, own, id)
      .set({ active: true, is_default: false })
      .returning('type')
      .executeTakeFirst()
    if (!restored) throw refuse(accountProblems.noAddress)
    return {}
  })

export const defaultAddress: Handler<typeof defaultAddressContract> = ({ id }, context) =>
  changeAddresses(context, async (tx, own, rows) => {
    await makeDefault(tx, own, requireRow(rows, id).type, id)
    return {}
  })
