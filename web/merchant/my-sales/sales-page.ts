import { roles } from '#shop/contract/caller.ts'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { salesMonthContract } from '#shop/my-sales/my-sales-contracts.ts'
import type { Visitor } from '#web/kit/visit/visitor.ts'
import type { Owner } from '#web/merchant/outbox/entry.ts'
import { ownerOf } from '#web/merchant/outbox/owner-of.ts'
import { mayManage } from '#web/merchant/staff/may-manage.ts'

/** What every page of sales knows of its reader. */
export type SalesPage = {
  saleUnit: string
  owner: Owner
  /** Sees the whole team. */
  isOverseer: boolean
  isManager: boolean
}

export type SalesMonth = AnswerOf<typeof salesMonthContract>

export async function loadSalesPage(visitor: Visitor): Promise<SalesPage> {
  const user = (await visitor.findStaff())?.user
  const role = user?.role.RoleCode
  return {
    ...{ saleUnit: user?.centre ?? '', owner: await ownerOf(visitor) },
    ...{ isOverseer: role !== roles.salesperson, isManager: mayManage(role) },
  }
}
