import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'

/** The page that asks for the password or a code, and returns. */
export const confirmAddress = (to: string) => withQuery(paths.confirm, { to })
