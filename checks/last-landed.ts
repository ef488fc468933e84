/**
 * The commit that runs in production now: the version this one must be able to run beside.
 * When a version has landed, write its commit here; what it no longer uses may then go (docs/decisions/0025-expand-then-contract.md).
 */
export const lastLanded = '9544a801fa664a3adcf8219fd44b6987ebc1052f'
