import type { Satang } from '../money/satang.ts'

type Credit = { creditLimit: Satang; debt: Satang }

/** A credit customer is one with a limit above nothing. */
export function hasCredit({ creditLimit }: Credit): boolean {
  return creditLimit > 0
}

/** AuthorizeAmount minus DebtAmount, as specified; below nothing when more is owed than allowed. */
export function creditBalance({ creditLimit, debt }: Credit): Satang {
  return creditLimit - debt
}
