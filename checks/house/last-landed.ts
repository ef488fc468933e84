/**
 * The commit in production, beside which this version must be able to run. Update it after each release, see
 * docs/decisions/0025-expand-then-contract.md.
 */
export const lastLanded = 'c963e12c0f43230b53cab22e4918a79a094da97e'
