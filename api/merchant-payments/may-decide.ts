import { type Caller, roles } from '#shop/contract/caller.ts'

/** Supervisors see, managers and owners decide. */
export const mayDecide = (caller: Caller) =>
  caller.kind === 'merchant' && (caller.role === roles.manager || caller.role === roles.owner)
