/**
 * The commit that runs in production now: the version this one must be able to run beside.
 * When a version has landed, write its commit here; what it no longer uses may then go (docs/decisions/0025-expand-then-contract.md).
 */
export const lastLanded = '0e8e1413469ff0768cb22d5e854b3a7d323ad172'
