import { roles } from '#shop/contract/caller.ts'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { orderRunContract } from '#shop/dispatch/run-paper-contracts.ts'
import type { Visitor } from '#web/kit/visit/visitor.ts'

/** The run of an order, and whether its reader may open it. */
export type RunOfOrder = AnswerOf<typeof orderRunContract> & { mayOpen: boolean }

export async function loadRunOf(
  { callAsStaff, findStaff }: Visitor,
  orderNumber: string,
): Promise<RunOfOrder> {
  const user = (await findStaff())?.user
  const answer = await callAsStaff(orderRunContract, { saleUnit: user?.centre ?? '', orderNumber })
  return { ...answer, mayOpen: user?.role.RoleCode !== roles.salesperson }
}
