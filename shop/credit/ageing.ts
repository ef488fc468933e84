import type { Satang } from '../money/satang.ts'
import { daysBetween } from '../time/bangkok.ts'

/** The age groups of a debt, in days since the order. */
export const ageBands = ['0-30', '31-60', '61-90', '90+'] as const
export type AgeBand = (typeof ageBands)[number]

/** An unpaid order bought on credit. */
export type Debt = { orderNumber: string; orderedOn: string; dueOn: string; amount: Satang }

export function bandOf(orderedOn: string, today: string): AgeBand {
  const age = daysBetween(orderedOn, today)
  if (age <= 30) return '0-30'
  if (age <= 60) return '31-60'
  return age <= 90 ? '61-90' : '90+'
}

type Ageing = {
  bands: Record<AgeBand, Satang>
  total: Satang
  overdue: Satang
  nextDueOn: string | null
}

/** What has been overdue for more than so many days. */
export function heldBy(debts: readonly Debt[], today: string, holdDays: number): Satang {
  return debts
    .filter(({ dueOn }) => daysBetween(dueOn, today) > holdDays)
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** The debt by age, the overdue amount, and the next due day, today included. */
export function ageingOf(debts: readonly Debt[], today: string): Ageing {
  const bands: Record<AgeBand, Satang> = { '0-30': 0, '31-60': 0, '61-90': 0, '90+': 0 }
  for (const { orderedOn, amount } of debts) bands[bandOf(orderedOn, today)] += amount
  const overdue = debts.filter(({ dueOn }) => dueOn < today).reduce((sum, { amount }) => sum + amount, 0)
  const coming = debts.map(({ dueOn }) => dueOn).filter((dueOn) => dueOn >= today)
  return {
    bands,
    total: debts.reduce((sum, { amount }) => sum + amount, 0),
    overdue,
    nextDueOn: coming.toSorted()[0] ?? null,
  }
}
