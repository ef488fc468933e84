import { taxNumber as whyNotTaxNumber } from '../identity/rules.ts'
import { type Problem, refuse } from '../problems/problem.ts'
import { checkoutProblems } from './checkout-problems.ts'

/** The fields of a tax invoice besides the address; a branch is five digits, the head office 00000. */
export type TaxInvoice = { taxNumber: string; branch: string }

export const headOffice = '00000'

export function whyNotTaxInvoice({ taxNumber, branch }: TaxInvoice): Problem | undefined {
  if (whyNotTaxNumber(taxNumber)) return refuse(checkoutProblems.badTaxNumber)
  return /^[0-9]{5}$/.test(branch) ? undefined : refuse(checkoutProblems.badTaxBranch)
}
