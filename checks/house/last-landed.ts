/**
 * The commit in production, beside which this version must be able to run. Update it after each release, see
 * docs/decisions/0025-expand-then-contract.md.
 */
export const lastLanded = '297c31d6863f8f4f4a56bc6e51e23f8757580b83'
