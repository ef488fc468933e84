import type { Payment } from '#shop/payments/payment-contracts.ts'
import { paymentsProblems } from '#shop/payments/payments-problems.ts'
import type { ProblemRow } from '#shop/problems/problem.ts'
import type { Locale } from '#shop/words/locale.ts'

const rows = new Map<string, ProblemRow>(Object.values(paymentsProblems).map((row) => [row.code, row]))

/** A refusal by its code in words, and a person's own words as they are; nothing where values are missing. */
function inWords(why: string, locale: Locale): string {
  const row = rows.get(why)
  if (!row) return why
  return row[locale].includes('{') ? '' : row[locale]
}

export type SaidPayment = ReturnType<typeof saidPayment>

/** A payment as a page shows it; made on the server, so that the browser need not carry every refusal. */
export function saidPayment({ trouble, slips, ...payment }: Payment, locale: Locale) {
  // What a gateway said is for staff; only our own refusals are sentences for customers.
  const said = rows.has(trouble) ? inWords(trouble, locale) : ''
  return {
    ...payment,
    trouble: said,
    slips: slips.map((slip) => ({ ...slip, why: inWords(slip.why, locale) })),
  }
}
