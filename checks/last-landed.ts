/**
 * The commit that runs in production now: the version this one must be able to run beside.
 * When a version has landed, write its commit here; what it no longer uses may then go (docs/decisions/0025-expand-then-contract.md).
 */
export const lastLanded = 'a01cab57db11183449c140ec02bdec2a66034516'
