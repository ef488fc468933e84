import { roles } from '#shop/contract/caller.ts'

/** All staff look at products; manager and owner change them. */
export const mayChangeProducts = (role: string | undefined): boolean =>
  role === roles.manager || role === roles.owner
