import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import { contentMark } from '#api/activity/content-mark.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { roles } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { taxNumber as taxNumberRule } from '#shop/identity/rules.ts'
import type {
  changeCustomerContract,
  switchCustomerContract,
} from '#shop/merchant-customers/merchant-customer-contracts.ts'
import { merchantCustomersProblems } from '#shop/merchant-customers/merchant-customers-problems.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import { requireChoices } from './customer-choices.ts'
import { changeableOf } from './customer-detail.ts'
import { type CustomerKey, requireCustomer } from './require-customer.ts'

export const changeCustomer: Handler<typeof changeCustomerContract> = async (request, context) => {
  const { db, caller, now } = context
  const { saleUnit, code, version, ...after } = request
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  await requireCustomer(context, code)
  if (after.creditLimit < 0)
    throw refuse(merchantCustomersProblems.unknownChoice, { what: after.creditLimit / 100 })
  const by = await actingStaff(context)
  await db.transaction().execute(async (tx) => {
    const before = changeableOf(await lock(tx, { saleUnit, code }))
    if (contentMark(before) !== version)
      throw new Problem(merchantCustomersProblems.stale, {}, [], { saved: before })
    const isManagers =
      before.creditLimit !== after.creditLimit ||
      before.typeCode !== after.typeCode ||
      before.hasLicence !== after.hasLicence
    if (isManagers && caller.role === roles.supervisor) throw refuse(merchantCustomersProblems.notManager)
    if (after.taxNumber && after.taxNumber !== before.taxNumber && taxNumberRule(after.taxNumber))
      throw refuse(merchantCustomersProblems.wrongTaxNumber)
    await requireChoices(tx, saleUnit, after)
    await tx
      .updateTable('customers')
      .set({
        ...{ name: after.name, customer_type: after.typeCode, store_type: after.storeType },
        ...{ sale_code: after.saleCode || null, tax_number: after.taxNumber || null },
        ...{ has_licence: after.hasLicence, credit_limit: after.creditLimit },
      })
      .where('sale_unit', '=', saleUnit)
      .where('code', '=', code)
      .execute()
    if (contentMark(after) !== version)
      await addActivity(
        tx,
        { saleUnit, at: now, by },
        { kind: 'customer', subject: code, what: 'saved', before, after },
      )
  })
  return { version: contentMark(changeableOf(await lock(db, { saleUnit, code }))) }
}

async function lock(tx: Db, { saleUnit, code }: CustomerKey) {
  const row = await tx
    .selectFrom('customers')
    .selectAll()
    .where('sale_unit', '=', saleUnit)
    .where('code', '=', code)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw refuse(identityProblems.notYours)
  return row
}

/** Every request of the customer asks whether they are active, and remembers it for a second. */
export const switchCustomer: Handler<typeof switchCustomerContract> = async (request, context) => {
  const { db, now } = context
  const { saleUnit, code, active, why } = request
  if (!active && !why) throw refuse(merchantCustomersProblems.noReason)
  await requireCustomer(context, code)
  const by = await actingStaff(context)
  await db.transaction().execute(async (tx) => {
    const { status } = await lock(tx, { saleUnit, code })
    if (status === 'pending') throw refuse(merchantCustomersProblems.waiting)
    if ((status === 'active') === active) return
    await tx
      .updateTable('customers')
      .set({ status: active ? 'active' : 'inactive', status_why: active ? '' : why })
      .where('sale_unit', '=', saleUnit)
      .where('code', '=', code)
      .execute()
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      {
        kind: 'customer',
        subject: code,
        what: active ? 'let again' : 'stopped',
        after: why ? { why } : null,
      },
    )
  })
  return {}
}
