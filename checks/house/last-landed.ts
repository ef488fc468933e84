/**
 * The commit that runs in production now: the version this one must be able to run beside.
 * When a version has landed, write its commit here; what it no longer uses may then go (docs/decisions/0025-expand-then-contract.md).
 */
export const lastLanded = '297c31d6863f8f4f4a56bc6e51e23f8757580b83'
