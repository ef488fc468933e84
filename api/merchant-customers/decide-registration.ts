import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import { offerInvitations } from '#api/agents/client-invitations.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { roles } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type { approveCustomerContract } from '#shop/merchant-customers/merchant-customer-contracts.ts'
import { merchantCustomersProblems } from '#shop/merchant-customers/merchant-customers-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { requireChoices } from './customer-choices.ts'

/** Decided once: of two people at the same moment, the second is told. */
export const approveCustomer: Handler<typeof approveCustomerContract> = async (request, context) => {
  const { db, caller, now } = context
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  const { code, approve, why, typeCode, saleCode } = request
  const { saleUnit } = caller
  if (!approve && !why) throw refuse(merchantCustomersProblems.noReason)
  const by = await actingStaff(context)
  await db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('customers')
      .select(['status', 'customer_type', 'sale_code'])
      .where('sale_unit', '=', saleUnit)
      .where('code', '=', code)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!before) throw refuse(identityProblems.noProfile)
    if (before.status !== 'pending') throw refuse(merchantCustomersProblems.decided)
    const given = {
      typeCode: approve ? (typeCode ?? before.customer_type) : before.customer_type,
      saleCode: approve ? (saleCode ?? before.sale_code ?? '') : (before.sale_code ?? ''),
    }
    if (given.typeCode !== before.customer_type && caller.role === roles.supervisor)
      throw refuse(merchantCustomersProblems.notManager)
    if (approve) await requireChoices(tx, saleUnit, given)
    await tx
      .updateTable('customers')
      .set({
        status: approve ? 'active' : 'inactive',
        status_why: approve ? '' : why,
        customer_type: given.typeCode,
        sale_code: given.saleCode || null,
      })
      .where('sale_unit', '=', saleUnit)
      .where('code', '=', code)
      .execute()
    if (approve) await offerInvitations(tx, { saleUnit, code, now })
    // The shop is told by a job, whose subject is then its code.
    await tx
      .insertInto('outbox')
      .values({ sale_unit: saleUnit, topic: 'registration-decided', order_number: code, at: now })
      .execute()
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      {
        ...{ kind: 'customer', subject: code, what: approve ? 'approved' : 'turned down' },
        before: { typeCode: before.customer_type, saleCode: before.sale_code ?? '' },
        after: { ...given, ...(approve ? {} : { why }) },
      },
    )
  })
  return {}
}
