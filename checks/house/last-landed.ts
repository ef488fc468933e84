/**
 * The commit in production, beside which this version must be able to run. Update it after each release, see
 * docs/decisions/0025-expand-then-contract.md.
 */
export const lastLanded = 'db7599a1da1f070a35687827f9911b67baba5bd5'
