/**
 * The commit in production, beside which this version must be able to run. Update it after each release, see
 * docs/decisions/0025-expand-then-contract.md.
 */
export const lastLanded = 'cc7b142a31abe40c103bb85ac577f052f03d6c95'
