import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { lineLinkContracts } from '#shop/line/line-link-contracts.ts'
import { confirmLineLink, lineLink } from './line-links.ts'

export const lineHandlers: HandlersOf<typeof lineLinkContracts> = { lineLink, confirmLineLink }
