import type { Handler } from '#api/kit/calls/perform.ts'
import { type DueState, dueStates } from '#shop/my-sales/customer-rhythm.ts'
import type { dueCustomersContract } from '#shop/my-sales/my-sales-contracts.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { loadDue } from './load-due.ts'
import { findWhose } from './sales-people.ts'

const usualTake = 24

export const dueCustomers: Handler<typeof dueCustomersContract> = async (request, context) => {
  const { db, now } = context
  const { saleUnit, state, text = '', take = usualTake, skip = 0 } = request
  const today = bangkokDay(now)
  const { saleCode, people } = await findWhose(context, saleUnit, request.saleCode)
  const all = await loadDue(db, { saleUnit, saleCode }, today)
  const words = text.trim().toLowerCase()
  const found = all.filter(
    (each) =>
      (!state || each.state === state) &&
      (words === '' ||
        [each.name, each.code, each.mobile, each.place].some((part) => part.toLowerCase().includes(words))),
  )
  return {
    ...{ at: now.toISOString(), today, saleCode },
    customers: found.slice(skip, skip + take),
    isMore: found.length > skip + take,
    counts: Object.fromEntries(
      dueStates.map((each) => [each, all.filter((customer) => customer.state === each).length]),
    ) as Record<DueState, number>,
    salespeople: people.map(({ saleCode, name }) => ({ saleCode, name })),
  }
}
