import type { ProblemRow } from '../problems/problem.ts'
import { mostNumbers, couponSeriesProblems as row, type SeriesDraft } from './coupon-series.ts'

type SeriesProblem = { field: keyof SeriesDraft; row: ProblemRow }

/** Every reason a series cannot be made, each at its field; `promotion` is the one it switches on. */
export function whyNotMake(
  draft: SeriesDraft,
  { promotion, today }: { promotion: { endsOn: string }; today: string },
): SeriesProblem[] {
  const { form, audience, startsOn, endsOn } = draft
  const isListed = audience === 'customers'
  const lacks: [boolean, keyof SeriesDraft, ProblemRow][] = [
    [draft.name.trim() === '', 'name', row.noName],
    [isListed && draft.customers.length === 0, 'customers', row.noCustomers],
    [audience === 'types' && draft.customerTypes.length === 0, 'customerTypes', row.noCustomerType],
    [isListed && form !== 'owned', 'form', row.onlyOwned],
    [form === 'owned' && draft.perCustomer === null, 'perCustomer', row.noLimit],
    [form === 'bearer' && draft.numbers < 1, 'numbers', row.noNumbers],
    [endsOn < startsOn, 'endsOn', row.endsBefore],
    [endsOn < today, 'endsOn', row.over],
    [endsOn > promotion.endsOn, 'endsOn', row.afterPromotion],
    [!/^[A-Z0-9]{0,8}$/.test(draft.prefix), 'prefix', row.badPrefix],
  ]
  return lacks.filter(([isLacking]) => isLacking).map(([, field, problem]) => ({ field, row: problem }))
}

/** How many numbers a series gets, once its customers are known. */
export function numbersOf({ form, numbers, perCustomer }: SeriesDraft, customers: number): number {
  if (form === 'shared') return 0
  return form === 'bearer' ? numbers : customers * (perCustomer ?? 1)
}

export const isTooMany = (numbers: number) => numbers > mostNumbers
