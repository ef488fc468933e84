import type { Satang } from '../money/satang.ts'

type Credit = { creditLimit: Satang; debt: Satang }

/** A credit customer has a credit limit above 0. */
export function hasCredit({ creditLimit }: Credit): boolean {
  return creditLimit > 0
}

/** AuthorizeAmount minus DebtAmount, as specified; negative when the debt exceeds the limit. */
export function creditBalance({ creditLimit, debt }: Credit): Satang {
  return creditLimit - debt
}
