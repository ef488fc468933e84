/**
 * The commit in production, beside which this version must be able to run. Update it after each release, see
 * docs/decisions/0025-expand-then-contract.md.
 */
export const lastLanded = 'ab76f07a72d9eb0be412580e502a8cde208b5e56'
