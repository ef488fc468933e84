/**
 * The commit in production, beside which this version must be able to run. Update it after each release, see
 * docs/decisions/0025-expand-then-contract.md.
 */
export const lastLanded = 'e07ae80fb24c957d3feec0507c5db2f6c25313fe'
