/**
 * The commit in production, beside which this version must be able to run. Update it after each release, see
 * docs/decisions/0025-expand-then-contract.md.
 */
export const lastLanded = '9d40cafdc881d8627613008b847102457002d816'
