import { type Caller, roles } from '#shop/contract/caller.ts'

/** Whoever took a photo removes it, or a manager. */
export const mayRemove = (caller: Caller, takenBy: string): boolean =>
  caller.kind === 'merchant' &&
  (caller.username === takenBy || caller.role === roles.manager || caller.role === roles.owner)
