/**
 * The commit in production, beside which this version must be able to run. Update it after each release, see
 * docs/decisions/0025-expand-then-contract.md.
 */
export const lastLanded = '503f773f6e25f3bc40915a6a77b9cb3bdd56ce5d'
