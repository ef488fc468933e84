import { data } from 'react-router'
import { deliveriesProblems } from '#shop/deliveries/deliveries-problems.ts'
import type { Visitor } from '#web/kit/visit/visitor.ts'

/** Riders of other companies are told that the page is not theirs. */
export async function onlyApprovers({ findRider, locale }: Visitor): Promise<void> {
  if ((await findRider())?.approvesInvoices) return
  const { code, status, [locale]: Message } = deliveriesProblems.notApprover
  throw data({ Code: code, Message }, { status })
}
