/**
 * The commit that runs in production now: the version this one must be able to run beside.
 * When a version has landed, write its commit here; what it no longer uses may then go (docs/decisions/0025-expand-then-contract.md).
 */
export const lastLanded = '7c3f63ec6d7e5da4b33e2c0104a552dcac9d7f29'
